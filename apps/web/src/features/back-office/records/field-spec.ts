import type { ContentType } from '@vitrine/contracts';

/** How a field is typed; its value is always held as text, so that nothing typed is lost. */
export type FieldKind =
  | 'line'
  | 'text'
  /** One entry per line. */
  | 'list'
  | 'number'
  /** Empty for none. */
  | 'optional-number'
  /** An entry of another content type, see {@link FieldSpec.to}; empty for none. */
  | 'reference'
  | 'picture'
  /** Addresses, one per line. */
  | 'pictures'
  /** Entries with fields of their own, see {@link FieldSpec.items}. */
  | 'items';

/** The entries of a list within a record. */
export interface ItemsSpec {
  fields: readonly FieldSpec[];
  /** What one is called that has no words yet. */
  name: (place: { number: number }) => string;
  /** The words for one more; where entries come and go nowhere, none. */
  add?: () => string;
}

/** One field of a record: where its value lies, and how people know it. */
export interface FieldSpec {
  /** Dotted path in the record, e.g. `aboutSection.stats.0.title`. */
  path: string;
  label: () => string;
  kind: FieldKind;
  hint?: (() => string | undefined) | undefined;
  to?: ContentType | undefined;
  items?: ItemsSpec | undefined;
  type?: 'email' | 'tel' | 'url' | undefined;
}
