import { gcm } from '@noble/ciphers/aes.js';
import { equalBytes } from '@noble/ciphers/utils.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';

/** Random bytes as URL-safe text; 256 bits, or 43 characters, where nothing else is said. */
export const randomToken = (bytes = 32): string => base64urlnopad.encode(randomBytes(bytes));

/** A random whole number from `least` to below `end`, which are less than 2^32 apart. */
export const randomInt = (least: number, end: number): number =>
  least + (new DataView(randomBytes(4).buffer).getUint32(0) % (end - least));

/** SHA-256 of a token with enough randomness of its own, so that the stored form opens nothing. */
export function hashToken(token: string): string {
  return base64urlnopad.encode(sha256(utf8ToBytes(token)));
}

/** A value that only the holder of `key` can make from `message`. */
export const keyed = (key: string, message: string): string =>
  base64urlnopad.encode(keyedBytes(key, message));

const keyedBytes = (key: string, message: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(key), utf8ToBytes(message));

/** A number from 0 to below `end` that only the holder of `key` can make from `message`. */
export function keyedNumber(key: string, message: string, end: number): number {
  const { buffer, byteOffset } = keyedBytes(key, message);
  return new DataView(buffer, byteOffset).getUint32(0) % end;
}

/** Whether `value` is {@link keyed} of the message; takes as long for any value of its length. */
export const isKeyed = (key: string, message: string, value: string): boolean =>
  equalBytes(utf8ToBytes(keyed(key, message)), utf8ToBytes(value));

const NONCE_BYTES = 12;
const sealingKey = (key: string) =>
  hkdf(sha256, utf8ToBytes(key), undefined, utf8ToBytes('sealed text'), 32);

/** Text that only the holder of `key` can read, and nobody can change unnoticed (AES-256-GCM). */
export function seal(key: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const sealed = gcm(sealingKey(key), nonce).encrypt(utf8ToBytes(text));
  return base64urlnopad.encode(new Uint8Array([...nonce, ...sealed]));
}

/**
 * What was sealed.
 * @throws when it was changed, or sealed with another key
 */
export function unseal(key: string, sealed: string): string {
  const bytes = base64urlnopad.decode(sealed);
  const cipher = gcm(sealingKey(key), bytes.subarray(0, NONCE_BYTES));
  return new TextDecoder().decode(cipher.decrypt(bytes.subarray(NONCE_BYTES)));
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
