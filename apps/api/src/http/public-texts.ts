import { Router } from 'express';
import { refuseMethod } from './mount.ts';
import type { ResponseCache } from './response-cache.ts';

/** Texts at fixed addresses, the same for everybody: feeds, the API document. */
export type PublicTexts = Record<string, { type: string; write(): Promise<string> }>;

/** Serves them like pages: made once, and again when content has changed. */
export function servePublicTexts(texts: PublicTexts, cache: ResponseCache): Router {
  const router = Router({ caseSensitive: true });
  for (const [path, { type, write }] of Object.entries(texts)) {
    router.get(path, async (req, res) => {
      await cache.answer(req, res, async () => ({
        headers: { 'content-type': `${type}; charset=utf-8` },
        body: await write(),
      }));
    });
    router.all(path, refuseMethod(new Set(['GET'])));
  }
  return router;
}
