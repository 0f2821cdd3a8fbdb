import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body as it goes over the line, in every encoding that browsers ask for. */
export interface Encoded {
  etag: string;
  type: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Below this many bytes a header costs more than compression saves. */
const WORTH_IT_BYTES = 600;
const BROTLI_QUALITY = 9;

/** A tag that changes with the content, with its quotation marks. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** Compresses once what will be sent many times. */
export async function encode(body: string, type: string): Promise<Encoded> {
  const identity = Buffer.from(body);
  const etag = etagOf(identity);
  if (identity.length < WORTH_IT_BYTES) return { etag, type, identity };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
    promisify(gzip)(identity),
  ]);
  return { etag, type, identity, br, gzip: zipped };
}

/** Bytes that an entry takes in memory. */
export function sizeOf({ identity, br, gzip: zipped }: Encoded): number {
  return identity.length + (br?.length ?? 0) + (zipped?.length ?? 0);
}
