import type { ContentType } from '@vitrine/contracts';
import { m } from '#messages';
import { randomText } from '../../../lib/random-text.ts';
import { entryFields } from './entry-fields.ts';
import type { FieldSpec } from './field-spec.ts';
import { type EditablePage, pageFields } from './page-fields.ts';
import { settingsFields } from './settings-fields.ts';
import { type Values, valuesOf, wholeOf } from './values.ts';

/** The record as somebody else saved it, and its version. */
export interface Theirs {
  whole: object;
  version: number | undefined;
}

/** What is edited: a page's own texts, the settings, or an entry of a collection. */
export type Source =
  | { kind: 'page'; page: EditablePage }
  | { kind: 'settings' }
  | { kind: 'entry'; type: ContentType; id: string | undefined };

/** A record as it was read, and what its fields say now. */
export interface EditedRecord {
  /** Tells it from the others on the screen; never changes. */
  key: string;
  source: Source;
  whole: object;
  /** The version that was read; undefined for what is new. */
  version: number | undefined;
  values: Values;
  /** Goes with the next save. */
  removed?: boolean | undefined;
}

export function specsOf(source: Source): readonly FieldSpec[] {
  if (source.kind === 'entry') return entryFields(source.type);
  return source.kind === 'page' ? pageFields(source.page) : settingsFields;
}

export function recordOf(source: Source, whole: object, version: number | undefined): EditedRecord {
  const values = valuesOf(specsOf(source), whole);
  const id = source.kind === 'entry' ? (source.id ?? randomText()) : source.kind;
  return { key: id, source, whole, version, values };
}

/** An entry as a list gave it. */
export const entryRecord = (type: ContentType, entry: { id: string; version?: unknown }) =>
  recordOf({ kind: 'entry', type, id: entry.id }, entry, versionOf(entry));

export const newEntry = (type: ContentType, whole: object = {}) =>
  recordOf({ kind: 'entry', type, id: undefined }, whole, undefined);

export function versionOf(whole: object): number | undefined {
  const { version } = whole as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

export const isNew = ({ source }: EditedRecord) => source.kind === 'entry' && !source.id;

/** Whether somebody typed something into it. */
export function isTyped({ source, whole, values }: EditedRecord): boolean {
  const before = valuesOf(specsOf(source), whole);
  return Object.entries(values).some(([path, text]) => text !== before[path]);
}

/** Whether there is something to save. */
export const isChanged = (record: EditedRecord) =>
  record.removed || isNew(record) || isTyped(record);

export const bodyOf = ({ source, values, whole }: EditedRecord) =>
  wholeOf(specsOf(source), values, whole);

/** What people know the record by. */
export function nameOf({ source, values }: EditedRecord): string {
  if (source.kind === 'settings') return m.admin_settings_name();
  if (source.kind === 'page') return m.admin_page_the_page();
  return values.name?.trim() || values.title?.trim() || m.admin_page_untitled();
}
