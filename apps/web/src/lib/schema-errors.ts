import { fieldWords, refusedFields, sentence } from '@vitrine/contracts';
import type { z } from 'zod';
import { getLocale } from './locale.ts';

/** What is wrong with a field, in the language of the page. */
export const wordsOfFields = () => fieldWords[getLocale()];

/** What a schema finds wrong, by dotted path: the first error of each field. */
export const schemaErrors = (issues: readonly z.core.$ZodIssue[] = []) =>
  refusedFields(issues).map(({ path, said }) => ({
    path,
    message: sentence(wordsOfFields(), said),
  }));
