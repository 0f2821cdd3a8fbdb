import type { Request, RequestHandler, Response } from 'express';
import type { Database } from '../db/database.ts';
import type { RenderCache, RenderedKind } from '../lib/render-cache.ts';
import { type Encoded, encode, sizeOf } from './compression.ts';

/** Finished answers that are the same for every visitor, dropped when their content changes. */
export interface ResponseCache {
  /** Answers from memory where it can. */
  serve: RequestHandler;
  /** Answers with what is made, once for all who ask for the same at the same time. */
  answer(req: Request, res: Response, make: () => Promise<PublicAnswer>): Promise<void>;
}

/** An answer that says the same to every visitor. */
interface PublicAnswer {
  headers: Record<string, string> & { 'content-type': string };
  body: string;
  /** Set where the answer is not to be kept: what is missing or failing may be there in a moment. */
  uncachedStatus?: number;
}

/** An answer as it is sent: compressed, if it is to be kept. */
interface Finished extends PublicAnswer {
  encoded?: Encoded;
}

const REVISION = 'contentRevision';

/** Anything that comes with a credential is answered for its sender alone. */
const isAnonymousRead = (req: Request) =>
  (req.method === 'GET' || req.method === 'HEAD') && req.headers.authorization === undefined;

/** One address may hold a page and an endpoint; which is asked for is part of the key. */
const keyOf = (req: Request) => `${prefersHtml(req)} ${acceptsHtml(req)} ${req.originalUrl}`;

/** How the site itself writes its addresses; anybody can make up queries, escapes and capitals. */
const PLAIN = /^(\/[a-z0-9._-]+)*\/?$/;

const kindOf = ({ originalUrl }: Request): RenderedKind =>
  PLAIN.test(originalUrl) ? 'pages' : 'variants';

/** Whether the sender would rather have a page than data; a program that takes anything gets data. */
export function prefersHtml(req: Request): boolean {
  return req.accepts(['json', 'html']) === 'html';
}

/** Whether a page will do; link previews and programs that take anything get one where one lives. */
export function acceptsHtml(req: Request): boolean {
  return req.accepts(['html', 'json']) === 'html';
}

export function createResponseCache(database: Database, rendered: RenderCache): ResponseCache {
  return {
    serve: async (req, res, next) => {
      if (!isAnonymousRead(req)) return next();
      // taken before the answer is made: content that changes meanwhile must not be kept as new
      // without a database the handler reports the failure: a page explains it better
      const revision = await database.contentRevision().catch(() => undefined);
      if (revision === undefined) return next();
      res.locals[REVISION] = revision;
      const kept = rendered.get<Finished>(kindOf(req), keyOf(req), revision);
      if (!kept) return next();
      send(req, res, kept);
    },
    answer: async (req, res, make) => {
      const finish = async () => {
        const answer = await make();
        if (answer.uncachedStatus) return { value: answer, bytes: undefined };
        const encoded = await encode(answer.body, answer.headers['content-type']);
        return { value: { ...answer, body: '', encoded }, bytes: sizeOf(encoded) };
      };
      const revision = res.locals[REVISION] as number | undefined;
      const isShared = revision !== undefined && isAnonymousRead(req);
      const finished = isShared
        ? await rendered.render<Finished>(kindOf(req), keyOf(req), finish, revision)
        : (await finish()).value;
      send(req, res, finished);
    },
  };
}

function send(req: Request, res: Response, finished: Finished): void {
  const { headers, body, encoded, uncachedStatus = 200 } = finished;
  res.set(headers);
  if (encoded) sendEncoded(req, res, encoded);
  else res.set('Cache-Control', 'no-store').vary('Accept').status(uncachedStatus).send(body);
}

/** Answers with finished bytes in the encoding that the sender prefers, or with 304. */
function sendEncoded(req: Request, res: Response, encoded: Encoded): void {
  res.vary('Accept-Encoding').vary('Accept');
  res.set({ ETag: encoded.etag, 'Content-Type': encoded.type });
  res.set('Cache-Control', 'public, max-age=0, must-revalidate');
  if (req.fresh) return void res.status(304).end();
  const wanted = req.acceptsEncodings(['br', 'gzip', 'identity']);
  const compressed = wanted === 'br' ? encoded.br : wanted === 'gzip' ? encoded.gzip : undefined;
  if (compressed) res.set('Content-Encoding', String(wanted));
  const bytes = compressed ?? encoded.identity;
  res.set('Content-Length', String(bytes.length)).end(req.method === 'HEAD' ? undefined : bytes);
}
