import { type PageKey, withCompanyWords } from '@vitrine/contracts';
import { defaultContent } from '@vitrine/default-content';
import type { Queryable } from '../database.ts';
import { claimInstallation } from '../installation.ts';
import { rowsOf } from '../rows.ts';
import type { Tables } from '../schema.ts';

const PAGES = ['about', 'careers', 'privacy', 'terms'] as const satisfies PageKey[];

/**
 * Leaves a place for the company's name in texts of earlier releases, which named one for good; once.
 * A text that someone has changed stays as it is.
 * @returns whether a page has changed
 */
export async function addCompanyWords(tx: Queryable, tables: Tables, now: Date): Promise<boolean> {
  const isFirst = await claimInstallation(tx, tables, 'company_words_at', now.toISOString());
  if (!isFirst) return false;
  const pages = rowsOf(tables.pages, tables.pages.key);
  let isChanged = false;
  for (const key of PAGES) {
    const stored = await pages.lock(tx, key);
    const before = JSON.stringify(stored?.content);
    const after = textsOf(defaultContent.pages[key]).reduce(
      (all, text) => all.replace(JSON.stringify(named(text)), JSON.stringify(text)),
      before,
    );
    if (after === before) continue;
    isChanged = true;
    await pages.update(tx, key, { content: JSON.parse(after), updatedAt: now });
  }
  return isChanged;
}

/** As it was before. */
const named = (text: string) => withCompanyWords(text, defaultContent.pages.company);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
