import type { Locale } from '../locales.ts';

// Not beside the schemas: writing a reply needs these rules, but not zod.

/** What may be in a saved reply for what the message and the company say. */
export const replyVariables = ['greeting', 'name', 'subject', 'company', 'me'] as const;
export type ReplyVariable = (typeof replyVariables)[number];

/** The text of `{greeting}`, in the language of what is answered. */
export const greetings: Record<Locale, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  fr: (name) => `Bonjour ${name},`,
};

const VARIABLE = /\{([a-z_]{1,30})\}/gi;

const isKnown = (name: string): name is ReplyVariable =>
  replyVariables.some((variable) => variable === name);

/** The words in braces of a text that mean nothing, each once; `{ blanks }` make it no variable. */
export function unknownVariables(text: string): string[] {
  const names = Array.from(text.matchAll(VARIABLE), ([, name = '']) => name);
  return [...new Set(names)].filter((name) => !isKnown(name));
}

/** A text with its variables put in; what is not known stays as it was typed. */
export const fillVariables = (text: string, values: Record<ReplyVariable, string>): string =>
  text.replace(VARIABLE, (whole, name: string) => (isKnown(name) ? values[name] : whole));
