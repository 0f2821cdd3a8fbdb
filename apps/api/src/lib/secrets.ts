import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** 256 random bits as URL-safe text (43 characters). */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token with enough randomness of its own, so that the stored form opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A value that only the holder of `key` can make from `message`. */
export function keyed(key: string, message: string): string {
  return createHmac('sha256', key).update(message).digest('base64url');
}

/** Whether `value` is {@link keyed} of the message; takes as long for any value of its length. */
export function isKeyed(key: string, message: string, value: string): boolean {
  const expected = Buffer.from(keyed(key, message));
  const offered = Buffer.from(value);
  return expected.length === offered.length && timingSafeEqual(expected, offered);
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const sealingKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'sealed text', 32));

/** Text that only the holder of `key` can read, and nobody can change unnoticed. */
export function seal(key: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(key), nonce);
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/**
 * What was sealed.
 * @throws when it was changed, or sealed with another key
 */
export function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, sealingKey(key), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** A password for a first sign-in, easy to copy: 20 characters without look-alikes. */
export const readablePassword = (): string => readableText(20, 5);

/** Random characters without look-alikes (5 bits each, nearly), in groups with hyphens between. */
export function readableText(length: number, group: number): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const characters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]);
  const groups = Array.from({ length: Math.ceil(length / group) }, (_, index) =>
    characters.slice(index * group, (index + 1) * group).join(''),
  );
  return groups.join('-');
}
