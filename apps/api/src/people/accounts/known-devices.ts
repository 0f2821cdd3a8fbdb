import { type Clock, DAY_MS } from '../../lib/clock.ts';
import { isKeyed, keyed, seal, unseal } from '../../lib/secrets.ts';

const LIFE_MS = 90 * DAY_MS;
const KIND = 'known-device';

/**
 * Marks by which a device is known that signed in to an account before, so that its next sign-in
 * need not queue with strangers. A mark opens nothing, only this server can make one, and nothing
 * can be read from it, not even for whom or when it was made.
 */
export function createKnownDevices({ secret, clock }: { secret: string; clock: Clock }) {
  const message = (email: string, at: string) => `${KIND}:${at}:${email}`;
  return {
    markFor(email: string): string {
      const at = String(clock.now().getTime());
      return seal(secret, `${KIND} ${at} ${keyed(secret, message(email, at))}`);
    },
    isKnown(mark: string | undefined, email: string): boolean {
      const [kind, at = '', proof = ''] = readMark(secret, mark).split(' ');
      if (kind !== KIND || clock.now().getTime() - Number(at) > LIFE_MS) return false;
      return isKeyed(secret, message(email, at), proof);
    },
  };
}

/** What is in a mark; '' where it is none. */
function readMark(secret: string, mark = ''): string {
  try {
    return unseal(secret, mark);
  } catch {
    return '';
  }
}
