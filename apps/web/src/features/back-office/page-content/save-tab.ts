import { contentDefinitions, everydayEndpoints } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { sentValues, valuesOf } from '#lib/editing/field.ts';
import { merge } from '#lib/editing/merge.ts';
import { SaveConflict, saveOver } from '#lib/editing/save-over.ts';
import { orGone } from '#lib/list-query.ts';
import { type WithVersion, withVersion } from '#lib/with-version.ts';
import { anyCall } from '../components/any-call.ts';
import { saveEntry } from '../components/save-entry.ts';
import type { Trashed } from '../components/trash-words.ts';
import {
  type EditedRecord,
  fieldsOf,
  isChanged,
  isNew,
  recordOf,
  type Source,
  versionOf,
} from './edited-record.ts';
import { readPage } from './read-tab.ts';

/** Why some records were not saved, by their keys. */
export type Failures = ReadonlyMap<string, Error>;

export interface SavedTab {
  /** Those that were saved as they are stored now, the others as they were typed. */
  records: readonly EditedRecord[];
  failures: Failures;
  saved: number;
  /** What was removed, and can come back. */
  trashed: readonly Trashed[];
}

/** Saves what was changed, record by record; one that fails does not hold up the others. */
export async function saveTab(api: ApiClient, records: readonly EditedRecord[]): Promise<SavedTab> {
  const failures = new Map<string, Error>();
  const kept: EditedRecord[] = [];
  const trashed: Trashed[] = [];
  let saved = 0;
  for (const record of records) {
    if (!isChanged(record)) {
      kept.push(record);
      continue;
    }
    let { sent } = record;
    try {
      const stored = await saveRecord(api, record, (unanswered) => {
        sent = unanswered;
      });
      saved += 1;
      const { source } = record;
      if (stored) kept.push(stored);
      else if (source.kind === 'entry' && source.id)
        trashed.push({ kind: source.type, id: source.id });
    } catch (error) {
      kept.push({ ...record, sent });
      failures.set(record.key, error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { records: kept, failures, saved, trashed };
}

/** What the form of a record, and what tells why it was not saved, need of the tab's editing. */
export interface RecordEditing {
  failures: Failures;
  /** Whether the last save stored anything at all. */
  savedSome: boolean;
  saving: boolean;
  save: (records: readonly EditedRecord[]) => void;
  change: (key: string, values: object) => void;
  replace: (record: EditedRecord) => void;
}

/** Another version of a record was stored since it was read. */
export type RecordConflict = SaveConflict<WithVersion<object>, object>;

export const isConflict = (error: unknown): error is RecordConflict =>
  error instanceof SaveConflict;

/**
 * Stores what was changed.
 * @param onSent called with what has no answer yet
 * @returns the record as it is stored now; undefined once it is deleted
 * @throws {SaveConflict} when it is not the newest that was changed, and differs from that
 */
async function saveRecord(
  api: ApiClient,
  record: EditedRecord,
  onSent: (sent: readonly object[]) => void,
): Promise<EditedRecord | undefined> {
  const { source, key, values, sent, removed } = record;
  if (removed) {
    if (source.kind === 'entry' && source.id) {
      const params = { id: source.id };
      await orGone(api.call(`content.${source.type}.delete`, { params }));
    }
    return undefined;
  }
  const fields = fieldsOf(source);
  const { stored } = await saveOver<WithVersion<object>, object, object>(
    {
      fields,
      valuesOf: (now = record) => valuesOf(fields, now.whole),
      body: (typed, now = record) => sentValues(fields, typed, now.whole),
      input: inputOf(source),
      send: (body, over) => send(api, record, body, over),
      newest: ({ current }) => (current ? readTheirs(api, source, current) : undefined),
      loadMerge: async () => merge,
      onSent,
    },
    { stored: isNew(record) ? undefined : record, values, sent },
  );
  const { id } = stored.whole as { id?: string };
  const saved = source.kind === 'entry' ? { ...source, id } : source;
  return { ...recordOf(saved, stored.whole, stored.version), key };
}

async function send(
  api: ApiClient,
  { source, key }: EditedRecord,
  body: object,
  over: WithVersion<object> | undefined,
): Promise<WithVersion<object>> {
  const version = over?.version;
  if (source.kind === 'entry') {
    const { id = source.id } = Object(over?.whole) as { id?: string };
    const whole = await saveEntry(api, source.type, { id, version, key, body });
    return { whole, version: versionOf(whole) };
  }
  return withVersion((onVersion) =>
    anyCall(api)(`pages.${source.page}.save`, { body }, { ifMatch: version, onVersion }),
  );
}

const inputOf = (source: Source) =>
  source.kind === 'entry' ? contentDefinitions[source.type].input : undefined;

/** An entry brings its version along; a page is read again for its own. */
async function readTheirs(
  api: ApiClient,
  source: Source,
  current: unknown,
): Promise<WithVersion<object>> {
  if (source.kind === 'page') return readPage(api, source.page);
  const whole = everydayEndpoints[`content.${source.type}.update`].answer.parse(current);
  return { whole, version: versionOf(whole) };
}
