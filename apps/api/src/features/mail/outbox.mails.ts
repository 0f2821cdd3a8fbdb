import type { OutgoingMail } from './outbox.service.ts';

/** Says that mails arrive. */
export const testMail = (recipient: string, site: string): OutgoingMail => ({
  recipient,
  subject: 'Test mail',
  body: `An administrator of ${site} sent this mail to see that mails arrive. There is nothing to do.`,
});
