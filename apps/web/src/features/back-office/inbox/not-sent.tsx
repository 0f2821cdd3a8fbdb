import { Alert } from '#components/feedback/alert.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { isUnanswered } from './is-unanswered.ts';

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
