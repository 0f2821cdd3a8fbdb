import type { MailStatus } from '@vitrine/contracts';
import { Badge, type Tone } from '#components/ui/badge.tsx';
import { m } from '#messages';

/** What each status is called, and in which tone it is shown. */
export type StatusLooks<Status extends string> = Readonly<
  Record<Status, { label: () => string; tone: Tone }>
>;

export const mailStatus: StatusLooks<MailStatus> = {
  queued: { label: m.admin_mail_queued, tone: 'info' },
  sent: { label: m.admin_mail_sent, tone: 'success' },
  failed: { label: m.admin_mail_failed, tone: 'danger' },
};

/** The statuses as choices of a field. */
export const statusOptions = <S extends string>(statuses: readonly S[], looks: StatusLooks<S>) =>
  statuses.map((value) => ({ value, label: looks[value].label() }));

interface StatusBadgeProps<Status extends string> {
  looks: StatusLooks<Status>;
  status: Status;
  dot?: boolean;
}

export function StatusBadge<S extends string>({ looks, status, dot = true }: StatusBadgeProps<S>) {
  const { label, tone } = looks[status];
  return (
    <Badge tone={tone} dot={dot}>
      {label()}
    </Badge>
  );
}
