import { isKeyed, keyed } from '../../lib/secrets.ts';

type Purpose = 'confirm' | 'unsubscribe';

const MAC_LENGTH = 43;

/** Links for one subscriber and one purpose. */
export interface NewsletterLinks {
  /** The page to open in a browser. */
  page(purpose: Purpose, subscriberId: string): string;
  /** Where a mail program unsubscribes by itself (RFC 8058). */
  oneClick(subscriberId: string): string;
  /** Whom a token is for; undefined when this server did not make it for this purpose. */
  read(purpose: Purpose, token: string): string | undefined;
}

/**
 * The tokens are signed instead of stored: a copy of the database opens none of them, and every
 * mail that was ever sent to a subscriber keeps a link that works.
 */
export function createNewsletterLinks(secret: string, publicUrl: string): NewsletterLinks {
  const signed = (purpose: Purpose, id: string) => `newsletter-${purpose}:${id}`;
  const token = (purpose: Purpose, id: string) => keyed(secret, signed(purpose, id)) + id;
  return {
    // in the fragment: it reaches neither server logs nor a Referer
    page: (purpose, id) => `${publicUrl}/newsletter/${purpose}#token=${token(purpose, id)}`,
    oneClick: (id) => `${publicUrl}/api/newsletter/unsubscribe/${token('unsubscribe', id)}/`,
    read: (purpose, offered) => {
      const id = offered.slice(MAC_LENGTH);
      const mac = offered.slice(0, MAC_LENGTH);
      return isKeyed(secret, signed(purpose, id), mac) ? id : undefined;
    },
  };
}
