import type { ReactNode } from 'react';
import { Alert } from '../../../components/feedback/alert.tsx';

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
  const told = [reason, ...new Set(details)].filter((text) => text && text !== title);
  return (
    <Alert tone="danger" title={title} action={action}>
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}
