import { type Portfolio, portfolioLists } from '@vitrine/contracts';
import { isWord, type ReviewEntry } from './review-parts.ts';

/**
 * How an entry stands to the page: `new`, `there` where the page says it already, `similar` where the
 * page has it in other words, `replaces` where it would take the place of what is there.
 */
export type Standing = 'new' | 'there' | 'similar' | 'replaces';

export function standingOf({ part, fields }: ReviewEntry, portfolio: Portfolio): Standing {
  if (part === 'skills') {
    return portfolio.skills.some((skill) => plain(skill) === plain(fields.value)) ? 'there' : 'new';
  }
  if (isWord(part)) {
    if (plain(portfolio[part]) === plain(fields.value)) return 'there';
    return portfolio[part].trim() === '' ? 'new' : 'replaces';
  }
  const key: readonly string[] = portfolioLists[part].alike;
  const alike = (portfolio[part] as readonly object[]).filter((item) => agree(fields, item, key));
  if (alike.length === 0) return 'new';
  const says = Object.keys(fields).filter((field) => plain(fields[field]) !== '');
  return alike.some((item) => agree(fields, item, says)) ? 'there' : 'similar';
}

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
