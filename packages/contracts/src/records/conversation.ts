import { locales } from '../locales.ts';
import { added, type Fields, field } from './fields.ts';

/** What staff settle about anything that has arrived. */
export const assigned = {
  assigneeId: field.reference('users', {
    means: 'The administrator who answers it; null while nobody has taken it.',
  }),
  language: added(
    field.choice(['', ...locales], {
      means: "The language it is written in, as it was recognized or corrected; '' for unknown.",
    }),
  ),
} as const satisfies Fields;

/** What is stored of anything that has arrived, and never sent. */
export const privateFields = {
  /** It was read before it was noted who had opened it: it is new to nobody. */
  readUnnoted: added(field.flag()),
} as const satisfies Fields;

/** How a record is searched: the fields that are looked into, and those that it is filtered by. */
export interface Searching<F extends Fields> {
  words: readonly (keyof F & string)[];
  filters: readonly (keyof F & string)[];
}
