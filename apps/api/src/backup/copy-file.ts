import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes content into a file for its owner alone, in the place of what was there.
 * @returns its SHA-256
 */
export async function writeContent(
  path: string,
  content: AsyncIterable<Uint8Array>,
): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rm(path, { force: true });
  const hash = createHash('sha256');
  await pipeline(
    Readable.from(hashed(content, hash), { objectMode: false }),
    createWriteStream(path, { mode: 0o600 }),
  );
  return hash.digest('hex');
}

/** SHA-256 of content that is read to its end. */
export async function sumOfContent(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

/** Passes content on and adds it to a hash. */
export async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash) {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}
