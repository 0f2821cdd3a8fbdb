import type { Application } from '@vitrine/contracts';
import type { OutgoingMail } from '../mail/outbox.service.ts';

/** What an applicant is told, on the page and by mail. */
export const thanksFor = (kind: Application['kind']): string =>
  `Thank you for applying to our ${kind} program! We will contact you soon.`;

/** Nothing that the sender typed is in it: anybody can type the address of somebody else. */
export const applicationMail = (
  recipient: string,
  kind: Application['kind'],
  site: string,
): OutgoingMail => ({
  recipient,
  subject: 'We have your application',
  body: [
    thanksFor(kind),
    `Your application from ${site} has arrived.`,
    'If you did not apply, somebody else typed your address; there is nothing to do.',
  ].join('\n\n'),
});
