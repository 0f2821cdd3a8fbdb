import { type Words, words } from '@vitrine/contracts';

/** No text of ours begins and ends so. */
export const isPseudo = (text: string): boolean => /^«.*»$/s.test(text);

type Sentence = (...params: unknown[]) => unknown;

/** Everything that is said, in a language that nobody speaks: the English between « and ». */
function pseudo(said: unknown): unknown {
  if (typeof said === 'string') return `«${said}»`;
  if (typeof said === 'function')
    return (...params: unknown[]) => pseudo((said as Sentence)(...params));
  if (Array.isArray(said)) return said.map(pseudo);
  return Object.fromEntries(
    Object.entries(Object(said)).map(([key, inner]) => [key, pseudo(inner)]),
  );
}

export const pseudoWords = pseudo({ ...words.en }) as Words;
/** For the option of a test server. */
export const languages = { en: words.en, 'x-pseudo': pseudoWords };
/** Asks for it. */
export const IN_PSEUDO = { 'Accept-Language': 'x-pseudo, en;q=0.5' };
