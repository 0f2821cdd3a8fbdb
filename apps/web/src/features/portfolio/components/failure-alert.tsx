import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { isUnreachable } from '#lib/api-error.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { reasonOf } from '../api/failure.ts';

interface FailureAlertProps {
  /** What did not work, in the words people know it by. */
  title: string;
  reason?: string | undefined;
  /** What is wrong in detail, where no field is there to say it. */
  details?: readonly string[] | undefined;
  /** A button that helps. */
  action?: ReactNode | undefined;
}

/** The red banner: what failed, and the server's reason where it gave one. */
export function FailureAlert({ title, reason, details = [], action }: FailureAlertProps) {
  const told = [...new Set([reason, ...details])].filter((text) => text && text !== title);
  return (
    <Alert tone="danger" title={title} action={action}>
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}

interface RetryAlertProps extends Partial<FailureAlertProps> {
  /** Its own message is the title, where none is given. */
  error: Error | null | undefined;
  onRetry: () => void;
  busy?: boolean | undefined;
}

/** What failed. Where only the network was missing, it is sent again on request. */
export function RetryAlert(props: RetryAlertProps) {
  const { error, title = error && failureReason(error), onRetry, busy, ...others } = props;
  if (!error || !title) return null;
  if (isUnreachable(error)) return <OfflineAlert title={title} onRetry={onRetry} busy={busy} />;
  return <FailureAlert title={title} reason={reasonOf(error)} {...others} />;
}

type OfflineAlertProps = Pick<FailureAlertProps, 'title'> &
  Pick<RetryAlertProps, 'onRetry' | 'busy'>;

function OfflineAlert({ title, onRetry, busy }: OfflineAlertProps) {
  const back = useBackOnline();
  return (
    <FailureAlert
      title={title}
      reason={back ? m.portfolio_back_online() : m.portfolio_offline()}
      action={
        <Button variant={back ? 'primary' : 'secondary'} size="small" busy={busy} onClick={onRetry}>
          {m.ui_try_again()}
        </Button>
      }
    />
  );
}

/** Whether the network came back since this was first shown. */
function useBackOnline(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const online = () => setBack(true);
    const offline = () => setBack(false);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  }, []);
  return back;
}
