import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

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

/** A password for a first sign-in, easy to copy: 20 characters without look-alikes. */
export function readablePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const characters = Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]);
  return characters.join('').replace(/(.{5})(?=.)/g, '$1-');
}
