import type { Clock } from './clock.ts';
import { isKeyed, keyed } from './secrets.ts';

/** Tokens for links that show a record to anyone who has them, for a while. */
export interface SignedLinks {
  make(id: string): { token: string; expires: string };
  /** The record that a token shows now; undefined once it has ended or was not made here. */
  read(token: string): string | undefined;
}

/**
 * Makes tokens that are signed instead of stored: a copy of the database opens none of them.
 * @param purpose what the links are for: those for something else open nothing
 */
export function createSignedLinks(
  { secret, clock }: { secret: string; clock: Clock },
  purpose: string,
  lifeMs: number,
): SignedLinks {
  const signed = (id: string, ends: string) => `${purpose}:${id}:${ends}`;
  return {
    make(id) {
      const expires = new Date(clock.now().getTime() + lifeMs);
      const ends = String(expires.getTime());
      const token = `${id}.${ends}.${keyed(secret, signed(id, ends))}`;
      return { token, expires: expires.toISOString() };
    },
    read(token) {
      const [id = '', ends = '', mac = ''] = token.split('.');
      const isGood = isKeyed(secret, signed(id, ends), mac) && Number(ends) > clock.now().getTime();
      return isGood ? id : undefined;
    },
  };
}
