import { foldWords } from './clean-text.ts';
import type { LanguageLevel } from './imported-resume.ts';

/** Words for levels, in English and French, the more precise ones first. */
const words: readonly (readonly [RegExp, LanguageLevel])[] = [
  [/native|mother tongue|first language|maternelle|natif|bilingu/, 'native'],
  [/full professional|fluent|couramment|courant|advanced|avance|proficient|excellent/, 'C1'],
  [/professional|professionnel|upper.intermediate|very good|tres bon/, 'B2'],
  [/limited working|intermediate|intermediaire|conversational|working|good|bon|moyen/, 'B1'],
  [/elementary|elementaire|basic|base|beginner|debutant|notion|scolaire|limited/, 'A2'],
];

/**
 * The level that someone means with their words.
 * @returns undefined where they match no level
 * @example levelOf('Limited working proficiency') // 'B1'
 */
export function levelOf(fluency: string): LanguageLevel | undefined {
  const named = /\b([abc][12])\b/i.exec(fluency)?.[1]?.toUpperCase();
  if (named) return named as LanguageLevel;
  const plain = foldWords(fluency);
  if (/limited working/.test(plain)) return 'B1';
  return words.find(([pattern]) => pattern.test(plain))?.[1];
}
