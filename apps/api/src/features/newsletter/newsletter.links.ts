import { isKeyed, keyed } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';

type Purpose = 'confirm' | 'unsubscribe';

const MAC_LENGTH = 43;

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;

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
