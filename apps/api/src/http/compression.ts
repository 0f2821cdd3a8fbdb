import { createHash } from 'node:crypto';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** How a body may go over the line. */
export type Encoding = 'identity' | 'br' | 'gzip';

/** A body in the encodings that browsers ask for; small ones only as they are. */
export interface Encoded {
  /** With its quotation marks. */
  etag: string;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
}

/** Below this many bytes a header costs more than compression saves. */
const WORTH_IT_BYTES = 600;
/**
 * With a window of 64 kB, which nearly every page fits into, this takes one MB and a tenth of the time;
 * with the usual window 32 MB at a time, of which the process gives back little (decision 0039).
 */
const brotli = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 16 },
});
const BROTLI = brotli(9);
/** For what is compressed again each time it is sent. */
const QUICK_BROTLI = brotli(4);

/** A tag that changes with the content, with its quotation marks. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** Compresses once what will be sent many times. */
export async function encode(body: string): Promise<Encoded> {
  const identity = Buffer.from(body);
  const etag = etagOf(identity);
  if (identity.length < WORTH_IT_BYTES) return { etag, bodies: { identity } };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ]);
  return { etag, bodies: { identity, br, gzip: zipped } };
}

/** What a response goes through that is sent as it is made. */
export const encoderOf = (encoding: Encoding): Transform | undefined => {
  if (encoding === 'identity') return undefined;
  return encoding === 'br' ? createBrotliCompress(QUICK_BROTLI) : createGzip();
};
