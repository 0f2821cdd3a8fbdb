import type { MailRoute, MailStatus } from '@vitrine/contracts';
import { Badge } from '#components/ui/badge.tsx';
import { m } from '#messages';
import { mailStatus, StatusBadge } from './status-badge.tsx';

interface MailBadgeProps {
  mail: { status: MailStatus; kept_as_file: boolean };
  /** How mails leave now; not how this one left. */
  mode: MailRoute['mode'] | undefined;
}

/** What became of a mail: one that is in a file has not been sent. */
export function MailBadge({ mail, mode }: MailBadgeProps) {
  if (!mail.kept_as_file) return <StatusBadge looks={mailStatus} status={mail.status} />;
  const label = mode === 'smtp' ? m.admin_mail_was_kept_as_file : m.admin_mail_kept_as_file;
  return <Badge tone="warning">{label()}</Badge>;
}
