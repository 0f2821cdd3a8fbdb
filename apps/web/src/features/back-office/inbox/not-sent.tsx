import { Alert } from '#components/feedback/alert.tsx';
import { ApiError } from '#lib/api-error.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';

/** Nothing came back, or from a proxy that knows nothing: it may have arrived all the same. */
const isUnanswered = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

interface NotSentProps {
  error: unknown;
  /** What is so once the server has refused it, and while nobody knows. */
  failed: string;
  unknown: string;
}

/** Why something was not sent, or that it may have been. */
export function NotSent({ error, failed, unknown }: NotSentProps) {
  const reason = failureReason(error);
  return isUnanswered(error) ? (
    <Alert tone="danger" title={unknown}>
      {m.admin_messages_unknown_hint({ reason })}
    </Alert>
  ) : (
    <Alert tone="danger" title={failed}>
      {reason}
    </Alert>
  );
}
