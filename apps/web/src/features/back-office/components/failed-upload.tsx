import { Alert } from '#components/feedback/alert.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Upload } from '#lib/uploads/upload-queue.ts';
import { m } from '#messages';

interface FailedUploadProps extends Pick<Upload, 'id' | 'status'> {
  title: string;
  reason: string;
  retry: (id: string) => void;
  dismiss: (id: string) => void;
}

/** A file that did not arrive. What was refused would be refused again. */
export function FailedUpload({ id, status, title, reason, retry, dismiss }: FailedUploadProps) {
  return (
    <Alert
      tone="danger"
      title={title}
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
      {reason}
    </Alert>
  );
}
