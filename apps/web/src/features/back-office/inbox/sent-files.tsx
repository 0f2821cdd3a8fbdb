import type { ReplyFile } from '@vitrine/contracts';
import { Download } from 'lucide-react';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { fileSize } from '#lib/file-size.ts';
import { saveFile } from '#lib/save-file.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';
import styles from './replies.module.css';

/** How large a file is. */
export const FileSize = ({ bytes }: { bytes: number }) => (
  <span className={textStyle({ tone: 'muted', size: 'tiny', wrap: 'never' })}>
    {fileSize(bytes)}
  </span>
);

/** What went with an answer; each is saved, never opened in the page. */
export const SentFiles = ({ files }: { files: readonly ReplyFile[] }) => (
  <Cluster
    as="ul"
    gap={1}
    role="list"
    aria-label={m.admin_messages_files()}
    className={styles.files}
  >
    {files.map((file) => (
      <li key={file.id}>
        <SentFile file={file} />
      </li>
    ))}
  </Cluster>
);

function SentFile({ file: { id, name, size_bytes } }: { file: ReplyFile }) {
  const saving = useAction({
    send: (api) => api.download('admin.inbox.files.get', { params: { id } }),
    onDone: (_queries, content) => saveFile(content, name),
    failed: m.admin_messages_file_save_failed,
  });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={saving.isPending}
      className={styles.file}
      aria-label={m.admin_messages_file_save({ name })}
      onClick={() => saving.mutate()}
    >
      {saving.isPending ? null : <Download size={16} aria-hidden="true" />}
      <span className={textStyle({ wrap: 'cut' })}>{name}</span>
      <FileSize bytes={size_bytes} />
    </Button>
  );
}
