import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Cluster, Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import type { Upload } from '../../../lib/uploads/upload-queue.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  retry: (id: string) => void;
  dismiss: (id: string) => void;
}

/** What is on its way, and what did not arrive. */
export function UploadList({ uploads, retry, dismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <Stack as="ul" gap={2} role="list">
      {uploads.map(({ id, file, progress, problem }) => {
        if (!problem) {
          const label = m.admin_library_uploading({ name: file.name });
          return (
            <li key={id}>
              <p className={textStyle({ size: 'small', wrap: 'anywhere', below: 0.5 })}>{label}</p>
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
                <Cluster gap={1}>
                  <Button size="small" variant="secondary" onClick={() => retry(id)}>
                    {m.admin_library_upload_retry()}
                  </Button>
                  <Button size="small" variant="ghost" onClick={() => dismiss(id)}>
                    {m.admin_library_upload_dismiss()}
                  </Button>
                </Cluster>
              }
            >
              {problem.message}
            </Alert>
          </li>
        );
      })}
    </Stack>
  );
}
