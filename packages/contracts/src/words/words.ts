import type { Locale } from '../locales.ts';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';
import type { Refused, Said } from './said.ts';

/** All that is said in one language. A further one is a folder that says the same, and a line in each list of this folder. */
export type Words = typeof en;

/** Every language that the server answers in; the first is for who asks for none of them. */
export const words = { en, fr } satisfies Record<Locale, Words>;
export type LanguageTag = Locale;

/** Why something is refused. */
export type Refusal = Said<Words['problems']>;
export type RefusedField = Refused<Refusal>;
/** What was done. */
export type Outcome = Said<Words['outcomes']>;
