import { isKeyed, keyed } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import { type OutgoingMail, plainMail } from '../mail/outbox.service.ts';

type Purpose = 'confirm' | 'unsubscribe';

const MAC_LENGTH = 43;

/** Whom a newsletter mail goes to. */
interface Reader {
  id: string;
  email: string;
}

/** A mail that every reader gets. */
export interface Issue {
  subject: string;
  text: string;
  /** Keeps anybody from getting it twice. */
  cause: string;
}

/**
 * What readers get, and the links in it. Their tokens are signed instead of stored: a copy of the
 * database opens none of them, and every mail that was ever sent keeps a link that works.
 */
export function createNewsletterMails({ secret, publicUrl }: Platform) {
  const signed = (purpose: Purpose, id: string) => `newsletter-${purpose}:${id}`;
  const token = (purpose: Purpose, id: string) => keyed(secret, signed(purpose, id)) + id;
  /** The page to open in a browser. */
  const page = (purpose: Purpose, id: string) =>
    // in the fragment: it reaches neither server logs nor a Referer
    `${publicUrl}/newsletter/${purpose}#token=${token(purpose, id)}`;
  /** To somebody who has confirmed: it carries the way out, for people and mail programs (RFC 8058). */
  const toReader = ({ id, email }: Reader, subject: string, text: string): OutgoingMail => ({
    ...plainMail(email, subject, [
      text,
      'To unsubscribe, open this link:',
      page('unsubscribe', id),
    ]),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe/${token('unsubscribe', id)}/>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  return {
    /** Whom a token is for; undefined when this server did not make it for this purpose. */
    readToken(purpose: Purpose, offered: string): string | undefined {
      const id = offered.slice(MAC_LENGTH);
      const mac = offered.slice(0, MAC_LENGTH);
      return isKeyed(secret, signed(purpose, id), mac) ? id : undefined;
    },
    /** Asks the owner of an address; no newsletter yet, so there is nothing to unsubscribe from. */
    confirm: ({ id, email }: Reader) =>
      plainMail(email, 'Confirm your subscription', [
        'Somebody asked for our newsletter with this address.',
        `If that was you, open this link within a week to confirm it:\n\n${page('confirm', id)}`,
        'If that was not you, do nothing: you will get no newsletter, and the address is forgotten.',
      ]),
    welcome: (reader: Reader) =>
      toReader(
        reader,
        'You are subscribed',
        'Thank you for confirming. You get our newsletter from now on.',
      ),
    alreadySubscribed: (reader: Reader) =>
      toReader(
        reader,
        'You are subscribed already',
        'Somebody asked for our newsletter with this address. You get it already; nothing has changed.',
      ),
    issue: (reader: Reader, { subject, text, cause }: Issue): OutgoingMail => ({
      ...toReader(reader, subject, text),
      cause: `${cause}:${reader.id}`,
    }),
  };
}
