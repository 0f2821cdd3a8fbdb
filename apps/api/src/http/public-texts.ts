import { Router } from 'express';
import { refuseMethod } from './mount.ts';
import type { Query } from './public-address.ts';
import type { ResponseCache } from './response-cache.ts';

/** A text that is the same for everybody, such as a feed. */
interface PublicText {
  type: string;
  /** The parameters of the query that the text depends on; `write` is told of no others. */
  parameters?: readonly string[];
  /** @throws {ProblemError} for a query that it cannot answer */
  write(query: Query): Promise<string>;
}

/** Texts by their address. */
export type PublicTexts = Record<string, PublicText>;

/** Serves them like pages: made once, and again when content has changed. */
export function servePublicTexts(texts: PublicTexts, cache: ResponseCache): Router {
  const router = Router({ caseSensitive: true });
  for (const [path, { type, parameters = [], write }] of Object.entries(texts)) {
    const headers = { 'content-type': `${type}; charset=utf-8` };
    router.get(path, async (req, res) => {
      await cache.answer(req, res, { kind: 'text', path, parameters }, async (query) => ({
        headers,
        body: await write(query),
      }));
    });
    router.all(path, refuseMethod(new Set(['GET'])));
  }
  return router;
}
