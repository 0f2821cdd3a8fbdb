import { defineEvent } from '../domain-events/domain-events.ts';
import type { OutboxMail } from './outbox.repository.ts';

/** What became of a mail that is not tried again. */
export interface MailOutcome {
  status: 'sent' | 'failed';
  /** Whether it is in a file, for mail is not set up. */
  keptAsFile?: boolean | undefined;
  /** What the mail server said where it refused the address for good. */
  refusal?: string | undefined;
}

/** A mail that was given up is tried again. */
export const mailRetried = defineEvent<OutboxMail>('mail retried');

/** A mail was sent, or given up. */
export const mailSettled = defineEvent<{ mail: OutboxMail; outcome: MailOutcome }>('mail settled');
