import { plainMail } from '../mail/outbox.service.ts';

/** Its path may hold what only its owner should know. */
const hostOf = (url: string) => URL.parse(url)?.host ?? '';

export const switchedOffMail = (recipient: string, url: string, site: string) =>
  plainMail(recipient, 'A webhook was switched off', [
    `The webhook to ${hostOf(url)} of ${site} was switched off: it has refused or not taken what was sent for days, or said that it is gone.`,
    'What happens from now on is not sent there. What was not delivered is kept for 30 days and can be sent again.',
    `Once the receiver works again, switch it on under Settings, Webhooks: ${site}/admin/settings`,
  ]);
