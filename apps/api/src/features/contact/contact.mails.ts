import type { OutgoingMail } from '../mail/outbox.service.ts';

/** Nothing that the sender typed is in it: anybody can type the address of somebody else. */
export const contactMail = (recipient: string, site: string, replyTime: string): OutgoingMail => ({
  recipient,
  subject: 'We have your message',
  body: [
    'Thank you for writing.',
    `Your message from ${site}/contact has arrived. We will answer to this address within ${replyTime}.`,
    'If you did not write to us, somebody else typed your address; there is nothing to do.',
  ].join('\n\n'),
});
