import { portfolioLists } from '@vitrine/contracts';
import type { PartName } from '@vitrine/resume';
import type { ReviewedPage } from './page-in-language.ts';
import { isText, isWord, type ReviewEntry } from './review-parts.ts';

/**
 * How an entry stands to the page: `new`, `there` where the page says it already, `fills` where it says
 * more of an entry of the page and contradicts nothing of it, `similar` where the page has it in
 * other words, `replaces` where it would take the place of what is there. In another language than that
 * of the page an entry is `apart` which the page does not have: there is nothing that it translates.
 */
export type Standing = 'new' | 'there' | 'fills' | 'similar' | 'replaces' | 'apart';

/** Whether an entry can be taken. */
export const mayBeTaken = (standing: Standing): boolean =>
  standing !== 'there' && standing !== 'apart';

export function standingOf(
  { part, fields }: Pick<ReviewEntry, 'part' | 'fields'>,
  portfolio: ReviewedPage,
): Standing {
  if (part === 'skills') {
    return portfolio.skills.some((skill) => plain(skill) === plain(fields.value)) ? 'there' : 'new';
  }
  if (isWord(part)) {
    if (plain(portfolio[part]) === plain(fields.value)) return 'there';
    return portfolio[part].trim() === '' ? 'new' : 'replaces';
  }
  const alike = alikeOf(part, fields, portfolio);
  if (alike.length === 0) return portfolio.translates ? 'apart' : 'new';
  const says = Object.keys(fields).filter((field) => plain(fields[field]) !== '');
  if (alike.some((item) => agree(fields, item, says))) return 'there';
  if (filledItem({ part, fields }, portfolio)) return 'fills';
  return portfolio.translates ? 'apart' : 'similar';
}

/**
 * The entry of the page that one adds to: alike, and without a field in which both say something else.
 * @returns undefined where there is none
 */
export function filledItem(
  { part, fields }: Pick<ReviewEntry, 'part' | 'fields'>,
  portfolio: ReviewedPage,
): object | undefined {
  if (isText(part)) return undefined;
  const found = alikeOf(part, fields, portfolio).filter((item) =>
    agree(
      fields,
      item,
      Object.keys(fields).filter((name) => isSaid(fields, name) && isSaid(item, name)),
    ),
  );
  // two positions at a company, of which none is translated: either could be meant
  return portfolio.translates && found.length > 1 ? undefined : found[0];
}

/** An entry of the page with what another says where it says nothing. */
export const filled = (item: object, fields: ReviewEntry['fields']): object => ({
  ...item,
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => !isSaid(item, name))),
});

const alikeOf = (
  part: PartName,
  fields: ReviewEntry['fields'],
  portfolio: ReviewedPage,
): readonly object[] => {
  const key: readonly string[] = portfolioLists[part].alike;
  return (portfolio[part] as readonly object[]).filter((item) => {
    // a name that is not translated yet tells nothing apart
    const known = portfolio.translates ? key.filter((name) => isSaid(item, name)) : key;
    return known.length > 0 && agree(fields, item, known);
  });
};

const isSaid = (item: object, name: string): boolean =>
  plain(item[name as keyof typeof item]) !== '';

const agree = (fields: object, item: object, names: readonly string[]): boolean =>
  names.every(
    (name) => plain(fields[name as keyof typeof fields]) === plain(item[name as keyof typeof item]),
  );

/** For comparing: neither letter case, blanks nor the slash that ends an address tell texts apart. */
const plain = (value: unknown): string =>
  String(Array.isArray(value) ? value.join('\n') : (value ?? ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^(https?:\/\/[^\s]*)\/$/, '$1')
    .trim();
