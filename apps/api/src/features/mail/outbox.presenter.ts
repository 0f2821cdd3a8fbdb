import type { MailStatus, OutboxMail } from '@vitrine/contracts';
import type { OutboxMail as StoredMail } from './outbox.repository.ts';

/** What became of a mail so far. */
export function presentFate({ status, lastError }: StoredMail): {
  status: MailStatus;
  reason: string;
} {
  return { status: status === 'parting' ? 'queued' : status, reason: lastError ?? '' };
}

export function presentMail(mail: StoredMail): OutboxMail {
  const fate = presentFate(mail);
  return {
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    ...fate,
    attempts: mail.attempts,
    date: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
    next_attempt_at: fate.status === 'queued' ? mail.nextAttemptAt.toISOString() : null,
  };
}
