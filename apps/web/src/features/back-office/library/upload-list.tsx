import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import type { Upload } from '../../../lib/uploads/upload-queue.ts';
import styles from './upload-list.module.css';

interface UploadListProps {
  uploads: readonly Upload[];
  retry: (id: string) => void;
  dismiss: (id: string) => void;
}

/** What is on its way, and what did not arrive. */
export function UploadList({ uploads, retry, dismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" className={styles.uploads}>
      {uploads.map(({ id, file, progress, problem }) => {
        if (!problem) {
          const label = m.admin_library_uploading({ name: file.name });
          return (
            <li key={id}>
              <p className={styles.name}>{label}</p>
              {/* Once all is sent, the server still has to look at it. */}
              <ProgressBar label={label} value={progress < 1 ? progress : undefined} />
            </li>
          );
        }
        return (
          <li key={id}>
            <Alert
              tone="danger"
              title={m.admin_library_upload_failed({ name: file.name })}
              action={
                <div className={styles.actions}>
                  <Button size="small" variant="secondary" onClick={() => retry(id)}>
                    {m.admin_library_upload_retry()}
                  </Button>
                  <Button size="small" variant="ghost" onClick={() => dismiss(id)}>
                    {m.admin_library_upload_dismiss()}
                  </Button>
                </div>
              }
            >
              {problem.message}
            </Alert>
          </li>
        );
      })}
    </ul>
  );
}
