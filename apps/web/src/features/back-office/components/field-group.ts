import type { Field } from '#lib/editing/field.ts';

/** Some fields of a form under a heading. */
export interface FieldGroup {
  title: () => string;
  fields: readonly Field[];
  /** Two and two side by side. */
  paired?: true;
}

/** Describes fields of one kind: `line('title', m.field_title)`. */
export const fieldKind =
  <Path extends string = string>(kind: Field['kind'], common: Partial<Field<Path>> = {}) =>
  (path: Path, label: () => string, own: Partial<Field<Path>> = {}): Field<Path> => ({
    ...{ path, label, kind },
    ...common,
    ...own,
  });
