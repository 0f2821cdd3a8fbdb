import { findLines } from './find-lines.ts';

/** What types cannot refuse: zod takes any text for an error, and an answer any text for a message. */
const IN_A_SCHEMA = /\berror: ['"`]|code: 'custom', message: ['"`][^'"`]* /;
const IN_AN_ANSWER = /\b(message|detail): ['"`]/;

/**
 * Where a schema or an answer has a sentence and not the name of one, as `file:line`.
 * @param root the repository's folder
 */
export const findSentences = (root: string): string[] => [
  ...findLines(root, ['packages/contracts/src/**/*.ts'], IN_A_SCHEMA, {}),
  ...findLines(root, ['apps/api/src/**/*.routes.ts'], IN_AN_ANSWER, {}),
];
