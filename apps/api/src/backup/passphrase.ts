import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-list.ts';

// The format is age (https://age-encryption.org/v1): the program of that name opens it, too.

/** What every file in the format begins with. */
const MAGIC = 'age-encryption.org/v1';
/** 2^17 rounds of scrypt, for which 128 MB are needed: a guess takes about a second. */
const WORK_FACTOR = 17;
/** Shorter ones can be guessed by anyone who has the file. */
export const PASSPHRASE_MIN = 12;

/** Whether a file that begins with these bytes is encrypted. */
export const isEncrypted = (beginning: Buffer): boolean =>
  beginning.subarray(0, MAGIC.length).toString('latin1') === MAGIC;

/** @throws {BackupError} when a passphrase is too short to protect anything */
export function requireStrong(passphrase: string): string {
  if (passphrase.length >= PASSPHRASE_MIN) return passphrase;
  throw new BackupError(
    `A passphrase has ${PASSPHRASE_MIN} characters at least: anyone who has the file may try as many as they like.`,
  );
}

/** Encrypts a stream as it is read. */
export async function encryptStream(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/**
 * The contents of an encrypted stream; reading it fails where it was cut or changed.
 * @throws {BackupError} when the passphrase does not open it
 */
export async function decryptStream(encrypted: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(encrypted)));
  } catch (cause) {
    encrypted.destroy();
    throw new BackupError('The passphrase does not open this backup; nothing was changed.', {
      cause,
    });
  }
}

type Bytes = globalThis.ReadableStream<Uint8Array>;

const toWeb = (stream: Readable): Bytes => Readable.toWeb(stream) as unknown as Bytes;
const fromWeb = (stream: Bytes): Readable => Readable.fromWeb(stream as unknown as ReadableStream);
