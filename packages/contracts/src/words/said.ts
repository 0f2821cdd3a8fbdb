import type { fields } from './en/fields.ts';

/**
 * What is said before it has a language: the name of a sentence of these words, or the name and what
 * the sentence says of this case.
 */
export type Said<W> = {
  [K in keyof W]: W[K] extends (params: infer P) => string ? readonly [key: K, params: P] : K;
}[keyof W];
/** The names of sentences that say nothing of a case. */
type PlainKey<W> = Extract<Said<W>, string>;

export type FieldWords = typeof fields;
/** What is wrong with a field, as schemas and forms say it. */
export type FieldRefusal = Said<FieldWords>;
/** The names of those that say nothing of a value. */
export type FieldKey = PlainKey<FieldWords>;

/** What is wrong with one field. */
export interface Refused<S> {
  /** Dotted, e.g. `projects.0.name`. */
  path: string;
  said: S;
}

/** The name of a sentence, and what it says of this case. */
export function partsOf(said: string | readonly [string, object]) {
  const [key, params] = typeof said === 'string' ? [said] : said;
  return { key, ...(params && { params: { ...params } }) };
}

/** The sentence, in these words; a name that is none of theirs is said as it is. */
export function sentence<W extends object>(words: W, said: Said<W>): string {
  const { key, params } = partsOf(said as string | readonly [string, object]);
  const word = words[key as keyof W] ?? key;
  return typeof word === 'function' ? word(params) : String(word);
}
