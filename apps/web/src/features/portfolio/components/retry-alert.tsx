import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { Failure, reasonOf } from '../api/failure.ts';
import { isNoAnswer } from '../api/no-answer.ts';
import { useBackOnline } from '../state/back-online.ts';
import { FailureAlert } from './failure-alert.tsx';

interface RetryAlertProps {
  /** What did not work; the failure's own words without it. */
  title?: string | undefined;
  error: Error | null;
  onRetry: () => void;
  busy?: boolean | undefined;
}

/** What failed. Where only the network was missing, it is sent again on request. */
export function RetryAlert({ title, error, onRetry, busy }: RetryAlertProps) {
  if (!error) return null;
  const reason = error instanceof Failure ? error.reason : reasonOf(error);
  if (!isNoAnswer(error)) return <FailureAlert title={title ?? error.message} reason={reason} />;
  return <NoAnswerAlert title={title ?? error.message} onRetry={onRetry} busy={busy} />;
}

interface NoAnswerAlertProps {
  title: string;
  onRetry: () => void;
  busy: boolean | undefined;
}

function NoAnswerAlert({ title, onRetry, busy }: NoAnswerAlertProps) {
  const back = useBackOnline();
  return (
    <FailureAlert
      title={title}
      reason={back ? m.portfolio_line_is_back() : m.portfolio_no_line()}
      action={
        <Button variant={back ? 'primary' : 'secondary'} size="small" busy={busy} onClick={onRetry}>
          {m.portfolio_try_again()}
        </Button>
      }
    />
  );
}
