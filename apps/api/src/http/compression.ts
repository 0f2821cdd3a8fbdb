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

/** Compresses once what will be sent many times. */
export async function encode(body: string, type: string): Promise<Encoded> {
  const identity = Buffer.from(body);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
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
