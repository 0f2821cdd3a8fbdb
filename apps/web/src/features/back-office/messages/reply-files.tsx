import type { ReplyFile } from '@vitrine/contracts';
import { Paperclip, X } from 'lucide-react';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { Upload } from '#lib/uploads/upload-queue.ts';
import { m } from '#messages';
import styles from './reply-files.module.css';
import { FileSize } from './sent-files.tsx';
import type { useAttaching } from './use-attaching.ts';

interface AttachedFilesProps {
  attaching: ReturnType<typeof useAttaching>;
  files: readonly ReplyFile[];
}

/** What goes with the answer that is being written, and what is on its way to it. */
export function AttachedFiles({ attaching, files }: AttachedFilesProps) {
  const { uploads, retry, dismiss, detach } = attaching;
  if (files.length === 0 && uploads.length === 0) return null;
  return (
    <Stack
      as="ul"
      gap={1}
      role="list"
      aria-label={m.admin_messages_files()}
      className={styles.list}
    >
      {files.map(({ id, name, size_bytes }) => (
        <Row as="li" key={id} gap={1} align="center" className={styles.file}>
          <Paperclip size={16} aria-hidden="true" />
          <span className={textStyle({ size: 'small', wrap: 'cut', fill: 'grow' })}>{name}</span>
          <FileSize bytes={size_bytes} />
          <IconButton label={m.admin_messages_file_remove({ name })} onClick={() => detach(id)}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </Row>
      ))}
      {uploads.map((upload) => (
        <li key={upload.id}>
          <Attaching upload={upload} retry={retry} dismiss={dismiss} />
        </li>
      ))}
    </Stack>
  );
}

interface AttachingProps {
  upload: Upload;
  retry: (id: string) => void;
  dismiss: (id: string) => void;
}

function Attaching({ upload, retry, dismiss }: AttachingProps) {
  const { id, file, status, progress, problem } = upload;
  const { name } = file;
  if (problem) {
    return (
      <Alert
        tone="danger"
        title={m.admin_messages_attach_failed({ name })}
        action={
          <Cluster gap={1}>
            {status === 'refused' ? null : (
              <Button size="small" variant="secondary" onClick={() => retry(id)}>
                {m.admin_try_again()}
              </Button>
            )}
            <Button size="small" variant="ghost" onClick={() => dismiss(id)}>
              {m.ui_dismiss()}
            </Button>
          </Cluster>
        }
      >
        {problem.message}
      </Alert>
    );
  }
  const label = m.area_uploading({ name });
  return (
    <Row gap={1} align="center">
      <div className={textStyle({ fill: 'grow' })}>
        <p className={textStyle({ size: 'small', wrap: 'cut', below: 0.5 })}>{label}</p>
        <ProgressBar
          label={label}
          value={status === 'sending' && progress < 1 ? progress : undefined}
        />
      </div>
      <IconButton label={m.admin_messages_file_remove({ name })} onClick={() => dismiss(id)}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}
