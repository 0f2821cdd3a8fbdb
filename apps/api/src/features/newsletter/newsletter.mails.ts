import type { OutgoingMail } from '../mail/outbox.service.ts';
import type { NewsletterLinks } from './newsletter.links.ts';

/** Whom a newsletter mail goes to. */
interface Reader {
  id: string;
  email: string;
}

/** Asks the owner of an address; no newsletter yet, so there is nothing to unsubscribe from. */
export const confirmMail = ({ id, email }: Reader, links: NewsletterLinks): OutgoingMail => ({
  recipient: email,
  subject: 'Confirm your subscription',
  body: [
    'Somebody asked for our newsletter with this address.',
    `If that was you, open this link within a week to confirm it:\n\n${links.page('confirm', id)}`,
    'If that was not you, do nothing: you will get no newsletter, and the address is forgotten.',
  ].join('\n\n'),
});

/** A mail to somebody who has confirmed: it carries the way out, for people and mail programs. */
const newsletterMail = (
  { id, email }: Reader,
  links: NewsletterLinks,
  subject: string,
  text: string,
): OutgoingMail => ({
  recipient: email,
  subject,
  body: `${text}\n\nTo unsubscribe, open this link:\n\n${links.page('unsubscribe', id)}`,
  headers: {
    'List-Unsubscribe': `<${links.oneClick(id)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

/** A mail that every reader gets; `cause` keeps anybody from getting it twice. */
export const issueMail = (
  reader: Reader,
  links: NewsletterLinks,
  { subject, text, cause }: { subject: string; text: string; cause: string },
): OutgoingMail => ({
  ...newsletterMail(reader, links, subject, text),
  cause: `${cause}:${reader.id}`,
});

export const welcomeMail = (reader: Reader, links: NewsletterLinks): OutgoingMail =>
  newsletterMail(
    reader,
    links,
    'You are subscribed',
    'Thank you for confirming. You get our newsletter from now on.',
  );

export const alreadySubscribedMail = (reader: Reader, links: NewsletterLinks): OutgoingMail =>
  newsletterMail(
    reader,
    links,
    'You are subscribed already',
    'Somebody asked for our newsletter with this address. You get it already; nothing has changed.',
  );
