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
  const failed = uploads.filter(({ problem }) => problem);
  const going = uploads.filter(({ problem }) => !problem);
  return (
    <>
      {files.length > 0 || going.length > 0 ? (
        <ul aria-label={m.admin_messages_files()} className={styles.list}>
          {files.map(({ id, name, size_bytes }) => (
            <Row as="li" key={id} gap={1} align="center" className={styles.file}>
              <Paperclip size={16} aria-hidden="true" className={styles.clip} />
              <span className={styles.what}>
                <span title={name} className={textStyle({ size: 'small', wrap: 'cut' })}>
                  {name}
                </span>
                <FileSize bytes={size_bytes} />
              </span>
              <IconButton label={m.admin_messages_file_remove({ name })} onClick={() => detach(id)}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            </Row>
          ))}
          {going.map((upload) => (
            <Going key={upload.id} upload={upload} dismiss={dismiss} />
          ))}
        </ul>
      ) : null}
      {failed.length > 0 ? (
        <Stack as="ul" gap={1} role="list" className={styles.failed}>
          {failed.map((upload) => (
            <li key={upload.id}>
              <Failed upload={upload} retry={retry} dismiss={dismiss} />
            </li>
          ))}
        </Stack>
      ) : null}
    </>
  );
}

interface UploadProps {
  upload: Upload;
  dismiss: (id: string) => void;
}

function Failed({
  upload: { id, file, status, problem },
  retry,
  dismiss,
}: UploadProps & { retry: (id: string) => void }) {
  return (
    <Alert
      tone="danger"
      title={m.admin_messages_attach_failed({ name: file.name })}
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
      {problem?.message}
    </Alert>
  );
}

function Going({ upload: { id, file, status, progress }, dismiss }: UploadProps) {
  const { name } = file;
  const label = m.area_uploading({ name });
  return (
    <Row as="li" gap={1} align="center" className={styles.file}>
      <div className={textStyle({ fill: 'grow' })}>
        <p className={textStyle({ size: 'tiny', wrap: 'cut', below: 0.5 })}>{label}</p>
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
