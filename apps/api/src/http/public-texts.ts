import { type Request, Router } from 'express';
import { refuseMethod } from './mount.ts';
import type { Query } from './public-address.ts';
import type { ResponseCache } from './response-cache.ts';

/** A text that is the same for everyone, such as a feed. */
interface PublicText {
  type: string;
  /** The parameters of the query that the text depends on; `write` gets no others. */
  parameters?: readonly string[];
  /**
   * @param asked the parameters of the path and those of the query
   * @throws {ProblemError} for what it cannot answer
   */
  write(asked: Query): Promise<string>;
}

/** Texts by their address, which may hold parameters as `:name`. */
export type PublicTexts = Record<string, PublicText>;

/** Serves them like pages: made once, and again when content has changed. */
export function servePublicTexts(texts: PublicTexts, cache: ResponseCache): Router {
  const router = Router({ caseSensitive: true });
  for (const [pattern, { type, parameters = [], write }] of Object.entries(texts)) {
    const isFixed = !pattern.includes(':');
    const headers = { 'content-type': `${type}; charset=utf-8` };
    router.get(pattern, async (req, res) => {
      const path = fillIn(pattern, req.params);
      const address = { kind: 'text', path, route: pattern, parameters, isFixed } as const;
      await cache.answer(req, res, address, async (query) => ({
        headers,
        body: await write({ ...query, ...req.params }),
      }));
    });
    router.all(pattern, refuseMethod(new Set(['GET'])));
  }
  return router;
}

const fillIn = (pattern: string, params: Request['params']) =>
  pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
