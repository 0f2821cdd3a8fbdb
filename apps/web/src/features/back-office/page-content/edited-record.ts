import type { ContentType } from '@vitrine/contracts';
import { isChanged as differs, type Field, readPath, valuesOf } from '#lib/editing/field.ts';
import type { Diverged } from '#lib/editing/merge.ts';
import type { DraftReader } from '#lib/editing/use-draft.ts';
import { randomText } from '#lib/random-text.ts';
import type { WithVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import { entryCode } from './entry-code.ts';
import { type EditablePage, groupsOf } from './page-fields.ts';

/** What is edited: a page's own texts, or an entry of a collection. */
export type Source =
  | { kind: 'page'; page: EditablePage }
  | { kind: 'entry'; type: ContentType; id: string | undefined };

/** A record as it was read, and what its fields say now. */
export interface EditedRecord {
  /** Tells it from the others on the screen; never changes. */
  key: string;
  source: Source;
  whole: object;
  /** The version that was read; undefined for what is new. */
  version: number | undefined;
  values: object;
  /** What was sent of it without an answer. */
  sent?: readonly object[] | undefined;
  /** Goes with the next save. */
  removed?: boolean | undefined;
}

/** The fields of a record; those of an entry once `entryCode` is loaded. */
export function fieldsOf(source: Source): readonly Field[] {
  if (source.kind === 'page') return groupsOf(source.page).flatMap(({ fields }) => fields);
  if (!entryCode.value) throw new Error('The fields of entries are not loaded yet');
  return entryCode.value.entryFields(source.type);
}

export function recordOf(source: Source, whole: object, version: number | undefined): EditedRecord {
  const values = valuesOf<object>(fieldsOf(source), whole);
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

/** Whether there is something to save. */
export function isChanged(record: EditedRecord): boolean {
  const { source, whole, values, removed } = record;
  const fields = fieldsOf(source);
  return Boolean(removed) || isNew(record) || differs(fields, valuesOf(fields, whole), values);
}

/** Both sides of a conflict, with what they started from. */
export function sidesOf(
  { source, whole, values }: EditedRecord,
  theirs: WithVersion<object>,
): Diverged {
  const fields = fieldsOf(source);
  return { base: valuesOf(fields, whole), yours: values, theirs: valuesOf(fields, theirs.whole) };
}

/** What people know the record by. */
export function nameOf({ source, values }: EditedRecord): string {
  if (source.kind === 'page') return m.admin_page_the_page();
  const { name, title } = values as { name?: string; title?: string };
  return name?.trim() || title?.trim() || m.area_untitled();
}

/** Another number when what is kept changes its shape: older drafts are ignored then. */
export const DRAFT_FORMAT = 2;

/** What is kept of a tab while it is edited. */
export interface TabDraft {
  format: typeof DRAFT_FORMAT;
  records: readonly EditedRecord[];
}

export const draftReader: DraftReader<TabDraft> = {
  async safeParseAsync(content) {
    const { format, records } = Object(content) as Partial<TabDraft>;
    if (format !== DRAFT_FORMAT || !Array.isArray(records) || records.length === 0) {
      return { success: false };
    }
    await entryCode.load();
    return records.every(isRecord)
      ? { success: true, data: { format, records } }
      : { success: false };
  },
};

function isRecord(record: unknown): boolean {
  const { key, source, whole, values } = Object(record) as Partial<EditedRecord>;
  if (typeof key !== 'string' || typeof whole !== 'object' || !source) return false;
  try {
    return fieldsOf(source).every(({ path }) => readPath(values, path) !== undefined);
  } catch {
    return false;
  }
}
