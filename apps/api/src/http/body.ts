import { isUtf8 } from 'node:buffer';
import { BODY_LIMIT_BYTES } from '@vitrine/contracts';
import { json, type Request, type RequestHandler } from 'express';
import { ProblemError } from '../lib/problem-error.ts';

const JSON_TYPE = 'application/json';
/** Read of a body that is too large and thrown away: only then does its sender read the refusal. */
const REFUSED_BYTES = 16 * 1024 * 1024;

/**
 * Reads a JSON body of at most `limit` bytes, counted after unpacking.
 * Refuses other types: a form of another site can send those without being asked (CSRF).
 */
export function readJson(limit: number = BODY_LIMIT_BYTES): RequestHandler {
  const parse = json({
    limit,
    type: JSON_TYPE,
    verify: refuseOtherThanUtf8,
    reviver: withoutConversions,
  });
  return (req, res, next) => {
    const hasBody = req.headers['transfer-encoding'] !== undefined || hasLength(req.headers);
    if (hasBody && !req.is(JSON_TYPE)) {
      throw new ProblemError('unsupported-media-type', 'jsonRequired');
    }
    if (hasBody) limitReading(req, limit + REFUSED_BYTES);
    parse(req, res, next);
  };
}

/**
 * An object that says itself how it turns into a number or a text can make any comparison throw
 * (`{"length": {"valueOf": 1, "toString": 1}}`); no field of ours has such a name.
 */
const withoutConversions = (key: string, value: unknown): unknown =>
  key === 'valueOf' || key === 'toString' || key === '__proto__' ? undefined : value;

/** Bytes that are not UTF-8 would silently be stored as replacement characters. */
function refuseOtherThanUtf8(_req: unknown, _res: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new Error('The body is not UTF-8.');
}

/** Ends the connection after `most` bytes: parsers read a refused body to its end, however long. */
export function limitReading(req: Request, most: number): void {
  let received = 0;
  req.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > most) req.destroy();
  });
}

const hasLength = (headers: { 'content-length'?: string | undefined }) =>
  Number(headers['content-length'] ?? 0) > 0;
