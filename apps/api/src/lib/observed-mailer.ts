import type { Mailer } from './mail.ts';
import { observed } from './observed-work.ts';

/** Tells of each delivery how long it took, and whether it failed. */
export const observedMailer = (mailer: Mailer): Mailer => ({
  ...mailer,
  deliver: (mail) => observed({ kind: 'mail' }, () => mailer.deliver(mail)),
});
