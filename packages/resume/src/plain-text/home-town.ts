import { foldWords } from '../clean-text.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let known: Set<string> | undefined;

/** Names of countries in the languages that CVs are read in. */
function countries(): Set<string> {
  const names = ['en', 'fr'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const found = codes.flatMap((code) => names.flatMap((each) => each.of(code) ?? []));
  return new Set(found.map(foldWords));
}

/**
 * Town and country of a text that says where someone lives, as `Limbe, Cameroon` does; without the
 * street or the quarter before them.
 */
export function homeOf(text: string): string | undefined {
  const parts = text.split(',');
  if (parts.length < 2 || parts.length > 4) return undefined;
  known ??= countries();
  const isHome = known.has(foldWords(parts.at(-1) ?? '').trim());
  return isHome ? parts.slice(-2).join(',').trim() : undefined;
}
