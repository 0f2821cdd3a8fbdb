import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { type Encoded, encode, sizeOf } from './compression.ts';

/** Finished answers that are the same for every visitor, dropped when their content changes. */
export interface ResponseCache {
  /** Answers from memory where it can. */
  serve: RequestHandler;
  /** Answers with `body`, and keeps it for the next who asks the same; with these headers, too. */
  answer(req: Request, res: Response, body: string, headers: AnswerHeaders): Promise<void>;
}

export type AnswerHeaders = Record<string, string> & { 'content-type': string };

interface Entry {
  revision: number;
  headers: AnswerHeaders;
  encoded: Encoded;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** What an entry takes besides its bytes and its key, about. */
const ENTRY_BYTES = 1_024;
const REVISION = 'contentRevision';

/** Anything that comes with a credential is answered for its sender alone. */
const isAnonymousRead = (req: Request) =>
  (req.method === 'GET' || req.method === 'HEAD') && req.headers.authorization === undefined;

/** One address may hold a page and an endpoint; which is asked for is part of the key. */
const keyOf = (req: Request) => `${prefersHtml(req)} ${acceptsHtml(req)} ${req.originalUrl}`;

/** Whether the sender would rather have a page than data; a program that takes anything gets data. */
export function prefersHtml(req: Request): boolean {
  return req.accepts(['json', 'html']) === 'html';
}

/** Whether a page will do; link previews and programs that take anything get one where one lives. */
export function acceptsHtml(req: Request): boolean {
  return req.accepts(['html', 'json']) === 'html';
}

export function createResponseCache(database: Database): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // the sender chooses the key: a thousand long ones for one small answer take room as well
    sizeCalculation: ({ encoded }, key) => sizeOf(encoded) + 2 * key.length + ENTRY_BYTES,
  });
  return {
    serve: async (req, res, next) => {
      if (!isAnonymousRead(req)) return next();
      // taken before the answer is made: content that changes meanwhile must not be kept as new
      // a database that does not answer is for the handler to tell of: a page can say it better
      const revision = await database.contentRevision().catch(() => undefined);
      if (revision === undefined) return next();
      res.locals[REVISION] = revision;
      const entry = entries.get(keyOf(req));
      if (entry?.revision !== revision) return next();
      res.set(entry.headers);
      sendEncoded(req, res, entry.encoded);
    },
    answer: async (req, res, body, headers) => {
      const encoded = await encode(body, headers['content-type']);
      const revision = res.locals[REVISION] as number | undefined;
      if (revision !== undefined && isAnonymousRead(req)) {
        entries.set(keyOf(req), { revision, headers, encoded });
      }
      res.set(headers);
      sendEncoded(req, res, encoded);
    },
  };
}

/** Answers with finished bytes in the encoding the sender likes best, or says they have not changed. */
export function sendEncoded(req: Request, res: Response, encoded: Encoded): void {
  res.vary('Accept-Encoding').vary('Accept');
  res.set({ ETag: encoded.etag, 'Content-Type': encoded.type });
  res.set('Cache-Control', 'public, max-age=0, must-revalidate');
  if (req.fresh) return void res.status(304).end();
  const wanted = req.acceptsEncodings(['br', 'gzip', 'identity']);
  const packed = wanted === 'br' ? encoded.br : wanted === 'gzip' ? encoded.gzip : undefined;
  if (packed) res.set('Content-Encoding', String(wanted));
  const bytes = packed ?? encoded.identity;
  res.set('Content-Length', String(bytes.length)).end(req.method === 'HEAD' ? undefined : bytes);
}
