import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { SECOND_MS } from '../../lib/clock.ts';
import { seal, unseal } from '../../lib/secrets.ts';

const SECRET_BYTES = 20;
const STEP_MS = 30 * SECOND_MS;
/** A phone's clock may be off: the code before and the one after are taken, too. */
const DRIFT_STEPS = 1;

/** What apps understand by themselves: SHA-1, six digits, half a minute. */
const totpOf = (secret: Secret, label = '', issuer = '') =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000 });

/**
 * A new key for an authenticator app, with what the app reads it from.
 * @param site what the app shows the codes under
 */
export function newAppKey(
  email: string,
  site: string,
): { secret: string; uri: string; qr: string[] } {
  const secret = new Secret({ size: SECRET_BYTES });
  const uri = totpOf(secret, email, site).toString();
  const { data } = encode(uri, { ecc: 'M', border: 0 });
  const qr = data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  return { secret: secret.base32, uri, qr };
}

/**
 * The time step whose code this is: of now, the one before or the one after. Undefined for a wrong
 * code, and for one of a step that is used up.
 */
export function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  lastStep: number,
): number | undefined {
  const token = code.replace(/\s/g, '');
  const timestamp = now.getTime();
  const delta = totpOf(Secret.fromBase32(secret)).validate({
    token,
    timestamp,
    window: DRIFT_STEPS,
  });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / STEP_MS) + delta;
  return step > lastStep ? step : undefined;
}

// sealed for its account: copied to another one's row it opens nothing
const keyFor = (secret: string, userId: string) => `${secret} authenticator app of ${userId}`;

/** The key as it is stored. */
export const sealAppKey = (secret: string, userId: string, appKey: string): string =>
  seal(keyFor(secret, userId), appKey);

/** Undefined when the server's secret is another one by now. */
export function unsealAppKey(secret: string, userId: string, sealed: string): string | undefined {
  try {
    return unseal(keyFor(secret, userId), sealed);
  } catch {
    return undefined;
  }
}
