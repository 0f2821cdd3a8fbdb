import { z } from '../zod.ts';

/** Records that one request brings, of a list that can be long. */
export const LIST_PAGE_SIZE = 30;

/** Where the next part of a long list begins: the `next` of the part before. */
export const cursor = () =>
  z
    .string()
    .regex(/^[\w.-]{1,200}$/)
    .optional()
    .describe('The `next` of the page before.');

/** What people type to find something; '' finds everything. */
export const searchText = () =>
  z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe(
      'Looked for anywhere in the text, without regard to case and accents; fewer than three letters only ' +
        'where a word begins.',
    );

/**
 * A part of a long list, newest first.
 * @param id the name of the schema in the API document
 */
export const listPage = <T extends z.ZodType>(item: T, id: string) =>
  z
    .object({
      items: z.array(item),
      next: z.string().nullable().describe('null on the last page.'),
    })
    .meta({ id });
