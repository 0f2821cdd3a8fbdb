import { readFile } from 'node:fs/promises';
import { endpoints } from '@vitrine/contracts';
import { onDemand } from '../lib/on-demand.ts';
import { dataFile } from '../lib/program-files.ts';
import type { PublicTexts } from './public-texts.ts';

const STYLE_SHEET = '/docs/reference.css';

/** The API document for programs, and the same as a page for people. */
export function describeApi(publicUrl: string): PublicTexts {
  // takes longer to write than the server to start
  const document = onDemand(async () => {
    const { toOpenApi } = await import('./openapi.ts');
    return toOpenApi(endpoints, publicUrl);
  });
  return {
    '/openapi.json': {
      type: 'application/json',
      write: async () => JSON.stringify(await document()),
    },
    '/docs': {
      type: 'text/html',
      write: async () => {
        const { referencePage } = await import('./reference/page.ts');
        return referencePage(await document(), STYLE_SHEET);
      },
    },
    [STYLE_SHEET]: {
      type: 'text/css',
      write: () => readFile(dataFile('http/reference/reference.css'), 'utf8'),
    },
  };
}
