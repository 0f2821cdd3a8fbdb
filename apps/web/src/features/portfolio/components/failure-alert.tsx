import type { ReactNode } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { isUnreachable } from '#lib/api-error.ts';
import { failureReason, isOffline } from '#lib/failure-reason.ts';
import { useBackOnline } from '#lib/use-back-online.ts';
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
  error: unknown;
  onRetry: () => void;
  busy?: boolean | undefined;
}

/** What failed. Where only the network was missing, it is sent again on request. */
export function RetryAlert(props: RetryAlertProps) {
  const { error, title = failureReason(error), onRetry, busy, ...others } = props;
  if (!error) return null;
  if (isUnreachable(error)) return <OfflineAlert {...{ title, onRetry, busy }} />;
  return <FailureAlert title={title} reason={reasonOf(error)} {...others} />;
}

/** It is sent by itself when the connection is back. */
function OfflineAlert({ title = '', onRetry, busy }: Omit<RetryAlertProps, 'error'>) {
  useBackOnline(true, onRetry);
  return (
    <FailureAlert
      title={title}
      reason={m.portfolio_offline()}
      details={isOffline() ? [m.editing_sent_online()] : []}
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          {m.ui_try_again()}
        </Button>
      }
    />
  );
}
