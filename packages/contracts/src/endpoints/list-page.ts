import { says, z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

/** Records that one request brings, of a list that can be long. */
export const LIST_PAGE_SIZE = 30;
/** Most records that one request brings. */
export const LIST_PART_MAX = 100;

const place = () =>
  z
    .string(says('cursorInvalid'))
    .regex(/^[\w.-]{1,200}$/, says('cursorInvalid'))
    .optional();

/**
 * What every list can be asked for: how much of it, and where that begins.
 * @param without what is answered where nobody says how much
 */
export const listPart = (without = `${LIST_PAGE_SIZE}`) => ({
  limit: z.coerce
    .number<number>(says('limitInvalid'))
    .int(says('limitInvalid'))
    .min(1, says('limitInvalid'))
    .max(LIST_PART_MAX, says('limitInvalid'))
    .optional()
    .describe(`How many records are wanted at most; ${without} without it.`),
  cursor: place().describe(
    'Where the part begins: of the `Link` or the `next` of the part before.',
  ),
  after: place().describe('Another name of `cursor`.'),
});

/** Of a list that is answered whole unless someone asks for a part of it. */
export const wholeListPart = () => listPart('all');

/** Which part of a list is wanted, once it was parsed. */
export interface AskedListPart {
  limit?: number | undefined;
  cursor?: string | undefined;
  after?: string | undefined;
}

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
      items: z.array(item).describe('The records of this part of the list.'),
      next: z.string().nullable().describe('The `cursor` of the next page; null on the last one.'),
    })
    .meta({ id, description: 'A part of a list.' });

/** Whether an endpoint answers with a list: an array, or a part of one with what follows it. */
export function isList({ method, answer }: Pick<Endpoint, 'method' | 'answer'>): boolean {
  if (method !== 'GET') return false;
  if (answer instanceof z.ZodObject) return 'items' in answer.shape && 'next' in answer.shape;
  return answer instanceof z.ZodArray;
}
