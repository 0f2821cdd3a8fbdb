import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@vitrine/contracts';
import { toOpenApi } from './openapi.ts';
import type { PublicTexts } from './public-texts.ts';
import { referencePage } from './reference/page.ts';

const STYLE_SHEET = '/docs/reference.css';

/** The API document for programs, and the same as a page for people. */
export function describeApi(publicUrl: string): PublicTexts {
  const document = toOpenApi(endpoints, publicUrl);
  return {
    '/openapi.json': { type: 'application/json', write: async () => JSON.stringify(document) },
    '/docs': { type: 'text/html', write: async () => referencePage(document, STYLE_SHEET) },
    [STYLE_SHEET]: {
      type: 'text/css',
      write: () => readFile(join(import.meta.dirname, 'reference', 'reference.css'), 'utf8'),
    },
  };
}
