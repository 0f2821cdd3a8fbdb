import { DAY_MS } from '../../lib/clock.ts';
import { isKeyed, keyed } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';

const LIFE_MS = 7 * DAY_MS;

/**
 * Links that show a post to whoever has them, for seven days. They are signed instead of stored:
 * a copy of the database opens none of them.
 */
export function createPreviewLinks({ secret, publicUrl, clock }: Platform) {
  const signed = (id: string, ends: string) => `preview:${id}:${ends}`;
  return {
    make(id: string): { url: string; expires: string } {
      const expires = new Date(clock.now().getTime() + LIFE_MS);
      const ends = String(expires.getTime());
      const token = `${id}.${ends}.${keyed(secret, signed(id, ends))}`;
      return { url: `${publicUrl}/blog/preview/${token}`, expires: expires.toISOString() };
    },
    /** The post that a token shows now; undefined once it has ended or was not made here. */
    read(token: string): string | undefined {
      const [id = '', ends = '', mac = ''] = token.split('.');
      const isGood = isKeyed(secret, signed(id, ends), mac) && Number(ends) > clock.now().getTime();
      return isGood ? id : undefined;
    },
  };
}
