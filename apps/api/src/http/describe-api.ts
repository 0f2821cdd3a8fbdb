import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@vitrine/contracts';
import { Router } from 'express';
import { type Encoded, encode } from './compression.ts';
import { refuseMethod } from './mount.ts';
import { toOpenApi } from './openapi.ts';
import { referencePage } from './reference/page.ts';
import { sendEncoded } from './response-cache.ts';

const STYLE_SHEET = '/docs/reference.css';

/** Serves the API document for programs, and the same as a page for people. */
export function describeApi(publicUrl: string): Router {
  const document = toOpenApi(endpoints, publicUrl);
  const router = Router({ caseSensitive: true });
  const serve = (path: string, type: string, write: () => string) => {
    let kept: Promise<Encoded> | undefined;
    router.get(path, async (req, res) => {
      kept ??= encode(write(), `${type}; charset=utf-8`);
      sendEncoded(req, res, await kept);
    });
    router.all(path, refuseMethod(new Set(['GET'])));
  };
  serve('/openapi.json', 'application/json', () => JSON.stringify(document));
  serve('/docs', 'text/html', () => referencePage(document, STYLE_SHEET));
  serve(STYLE_SHEET, 'text/css', () =>
    readFileSync(join(import.meta.dirname, 'reference', 'reference.css'), 'utf8'),
  );
  return router;
}
