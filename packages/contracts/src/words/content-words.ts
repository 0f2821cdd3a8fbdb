import type { ContentType } from '../content/content-lists.ts';
import type { ContentFields } from '../content/content-types.ts';
import type { FieldValues } from '../records/fields.ts';

/** What the back-office says of one content type (WEB-01, 02, 05). */
export interface TypeWords {
  /** One entry, and several, inside of a sentence. */
  one: string;
  many: string;
  tab: string;
  search: string;
  none: string;
  first: string;
  add: string;
  edit: string;
  deleteTitle: string;
  deleteQuestion: string;
  failedCreate: string;
  failedUpdate: string;
  failedDelete: string;
  /** Chosen where a reference points to none. */
  noneChosen: string;
  /** The headings of the table's two columns before the actions. */
  columns: readonly [title: string, second: string];
  /** In the filter of the activities. */
  subject: string;
  /** In the sentence of an activity: 'the project GigBridge'. */
  the: (name: string) => string;
}

/** Each address of a social field has a label of its own. */
type Paths<F> = {
  [K in keyof F & string]: F[K] extends { kind: 'social' }
    ? `${K}.${keyof FieldValues['social']}`
    : K;
}[keyof F & string];
export type FieldPath = { [T in ContentType]: Paths<ContentFields<T>> }[ContentType];

/** Everything that is said of content in one language; a further language is a further file. */
export interface ContentWords {
  types: { readonly [T in ContentType]: TypeWords };
  /** Of a field of any type. */
  labels: { readonly [P in FieldPath]: string };
  hints: { readonly [P in FieldPath]?: string };
}
