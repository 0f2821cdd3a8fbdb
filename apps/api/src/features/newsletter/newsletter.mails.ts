import { isKeyed, keyed } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import type { OutgoingMail } from '../mail/outbox.service.ts';

type Purpose = 'confirm' | 'unsubscribe';

const MAC_LENGTH = 43;

type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;

/**
 * The tokens are signed instead of stored: a copy of the database opens none of them, and every
 * mail that was ever sent to a subscriber keeps a link that works.
 */
export function createNewsletterLinks({ secret, publicUrl }: Platform) {
  const signed = (purpose: Purpose, id: string) => `newsletter-${purpose}:${id}`;
  const token = (purpose: Purpose, id: string) => keyed(secret, signed(purpose, id)) + id;
  return {
    /** The page to open in a browser. */
    page: (purpose: Purpose, id: string) =>
      // in the fragment: it reaches neither server logs nor a Referer
      `${publicUrl}/newsletter/${purpose}#token=${token(purpose, id)}`,
    /** Where a mail program unsubscribes by itself (RFC 8058). */
    oneClick: (id: string) =>
      `${publicUrl}/api/newsletter/unsubscribe/${token('unsubscribe', id)}/`,
    /** Whom a token is for; undefined when this server did not make it for this purpose. */
    read: (purpose: Purpose, offered: string): string | undefined => {
      const id = offered.slice(MAC_LENGTH);
      const mac = offered.slice(0, MAC_LENGTH);
      return isKeyed(secret, signed(purpose, id), mac) ? id : undefined;
    },
  };
}

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
