import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, problemTexts } from '@vitrine/contracts';
import { Router } from 'express';
import { ProblemError } from '../lib/problem-error.ts';
import { type Encoded, encode } from './compression.ts';
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
    router.all(path, (req, res) => {
      res.set('Allow', 'GET, HEAD');
      if (req.method === 'OPTIONS') return void res.status(204).end();
      throw new ProblemError('method-not-allowed', problemTexts.readOnly);
    });
  };
  serve('/openapi.json', 'application/json', () => JSON.stringify(document));
  serve('/docs', 'text/html', () => referencePage(document, STYLE_SHEET));
  serve(STYLE_SHEET, 'text/css', () =>
    readFileSync(join(import.meta.dirname, 'reference', 'reference.css'), 'utf8'),
  );
  return router;
}
