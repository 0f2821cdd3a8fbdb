import {
  CUSTOM_URL_MAX_LENGTH,
  CUSTOM_URL_MIN_LENGTH,
  reservedCustomUrls,
  suggestCustomUrl,
} from '@vitrine/contracts';
import { wordsOfFields } from '#lib/schema-errors.ts';
import { m } from '#messages';

/**
 * What is wrong with an address as far as it is typed, and how to mend it; undefined when nothing
 * is. Upper case and blanks around it are forgiven by the contract, so they are no mistake.
 */
export function customUrlProblem(typed: string): string | undefined {
  const address = typed.trim().toLowerCase();
  if (address === '') return undefined;
  const [strange] = /[^a-z0-9-]/u.exec(address) ?? [];
  if (strange !== undefined)
    return withSuggestion(m.portfolio_url_letter({ letter: strange }), typed);
  if (/--/.test(address)) return withSuggestion(m.portfolio_url_hyphens(), typed);
  if (/^-|-$/.test(address)) return withSuggestion(m.portfolio_url_edges(), typed);
  if (address.length < CUSTOM_URL_MIN_LENGTH) {
    return m.portfolio_url_short({ count: CUSTOM_URL_MIN_LENGTH });
  }
  if (address.length > CUSTOM_URL_MAX_LENGTH) {
    return m.portfolio_url_long({ count: CUSTOM_URL_MAX_LENGTH });
  }
  return reservedCustomUrls.has(address) ? wordsOfFields().customUrlReserved : undefined;
}

function withSuggestion(problem: string, typed: string): string {
  const suggestion = suggestCustomUrl(typed);
  return suggestion ? `${problem} ${m.portfolio_url_suggestion({ suggestion })}` : problem;
}
