/** How a field is typed; its value is always held as text, so that nothing typed is lost. */
export type FieldKind =
  | 'line'
  | 'text'
  /** One entry per line. */
  | 'list'
  | 'number'
  /** Empty for none. */
  | 'optional-number'
  | 'department'
  | 'picture'
  /** Addresses, one per line. */
  | 'pictures';

/** One field of a record: where its value lies, and how people know it. */
export interface FieldSpec {
  /** Dotted path in the record, e.g. `aboutSection.stats.0.title`. */
  path: string;
  label: () => string;
  kind: FieldKind;
  hint?: (() => string) | undefined;
  type?: 'email' | 'tel' | 'url' | undefined;
}
