import { BODY_LIMIT_BYTES } from '@vitrine/contracts';
import { json, type RequestHandler } from 'express';
import { ProblemError } from '../lib/problem-error.ts';

const JSON_TYPE = 'application/json';

/**
 * Reads a JSON body of at most `limit` bytes, counted after unpacking.
 * Refuses other types: a form of another site can send those without being asked (CSRF).
 */
export function readJson(limit: number = BODY_LIMIT_BYTES): RequestHandler {
  const parse = json({ limit, type: JSON_TYPE });
  return (req, res, next) => {
    const hasBody = req.headers['transfer-encoding'] !== undefined || hasLength(req.headers);
    if (hasBody && !req.is(JSON_TYPE)) {
      throw new ProblemError('unsupported-media-type', `Send the body as ${JSON_TYPE}.`);
    }
    parse(req, res, next);
  };
}

const hasLength = (headers: { 'content-length'?: string | undefined }) =>
  Number(headers['content-length'] ?? 0) > 0;
