import type { Locale } from '@vitrine/contracts';
import { english } from './english/index.ts';
import { french } from './french/index.ts';

export type MailWords = typeof english;

/** Every mail that the program writes, in each language that the company can choose. */
export const mailWords: Record<Locale, MailWords> = { en: english, fr: french };

/** A subject as mails have it that were queued in whatever language. */
export const subjectInEveryLanguage = (of: keyof MailWords['subjects']): string[] =>
  Object.values(mailWords).map(({ subjects }) => subjects[of]);
