import type { MailStatus } from '@vitrine/contracts';
import { m } from '#messages';

const words: Record<MailStatus, () => string> = {
  queued: m.admin_mail_queued,
  sent: m.admin_mail_sent,
  failed: m.admin_mail_failed,
};

export const statusLabel = (status: MailStatus): string => words[status]();
