import type { professions } from '../entities/professions.ts';
import type { Locale } from '../locales.ts';
import { professions as en } from './en/professions.ts';
import { professions as fr } from './fr/professions.ts';

type Profession = (typeof professions)[number];

/** What professions are called, by language. */
export const professionNames: Readonly<Record<Locale, Readonly<Record<Profession, string>>>> = {
  en,
  fr,
};

/**
 * A profession as a page says it; '' for 'Other', which says nothing.
 * @param own what the person calls it
 */
export function professionIn(locale: Locale, stored: string, own = ''): string {
  if (own.trim()) return own;
  const names: Readonly<Record<string, string>> = professionNames[locale];
  return stored === 'Other' ? '' : (names[stored] ?? stored);
}
