import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';

const PREFIX = 'vit_';
const SECRET_BYTES = 32;
/** Digits that 256 bits take in base 62. */
const SECRET_LENGTH = 43;
/** Digits that 32 bits take in base 62. */
const CHECKSUM_LENGTH = 6;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/**
 * A personal access token: `vit_`, 256 random bits and a checksum (CRC-32) of both, in letters and
 * digits alone. Programs that look for lost secrets know it by that with hardly a false alarm, and
 * the server refuses what was mistyped or made up without asking the database.
 */
export function newPersonalToken(): string {
  const secret = BigInt(`0x${bytesToHex(randomBytes(SECRET_BYTES))}`);
  const beginning = PREFIX + inBase62(secret, SECRET_LENGTH);
  return beginning + checksumOf(beginning);
}

/** Whether a bearer claims to be a personal access token, and no access token of a session. */
export const isPersonalToken = (bearer: string): boolean => bearer.startsWith(PREFIX);

/** Whether its checksum is right: only then can it be one that this server made. */
export const isWholePersonalToken = (token: string): boolean =>
  SHAPE.test(token) &&
  checksumOf(token.slice(0, -CHECKSUM_LENGTH)) === token.slice(-CHECKSUM_LENGTH);

const checksumOf = (beginning: string): string =>
  inBase62(BigInt(crc32(beginning)), CHECKSUM_LENGTH);

/** The number with leading zeros. */
function inBase62(value: bigint, length: number): string {
  let rest = value;
  let digits = '';
  while (digits.length < length) {
    digits = DIGITS.charAt(Number(rest % 62n)) + digits;
    rest /= 62n;
  }
  return digits;
}

const POLYNOMIAL = 0xedb88320;

/** CRC-32 of letters and digits, as zip archives have it. */
function crc32(text: string): number {
  let rest = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0);
  }
  return ~rest >>> 0;
}
