import type { Field } from '#lib/editing/field.ts';
import { m } from '#messages';

export interface FieldGroup {
  title: () => string;
  fields: readonly Field[];
  /** Title and value of a figure stand side by side. */
  paired?: true;
}

/** The opening of a page. */
export const hero: readonly Field[] = [
  { path: 'heroTitle', label: m.field_title, kind: 'line' },
  { path: 'heroSubtitle', label: m.admin_page_hero_subtitle, kind: 'text' },
];

/** Title and text of a part of a page. */
export const titledIn = (section: string): readonly Field[] => [
  { path: `${section}.title`, label: m.field_title, kind: 'line' },
  { path: `${section}.description`, label: m.field_description, kind: 'text' },
];
