import { everydayEndpoints } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { ApiError, SaidError } from '#lib/api-error.ts';
import { differences, merged } from '#lib/editing/merge.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { orGone } from '#lib/list-query.ts';
import { type WithVersion, withVersion } from '#lib/with-version.ts';
import { anyCall } from '../components/any-call.ts';
import { saveEntry } from '../components/save-entry.ts';
import type { Trashed } from '../components/trash-words.ts';
import {
  bodyOf,
  type EditedRecord,
  fieldsOf,
  isChanged,
  recordOf,
  type Source,
  sidesOf,
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
    try {
      const stored = await saveRecord(api, record);
      saved += 1;
      const { source } = record;
      if (stored) kept.push(stored);
      else if (source.kind === 'entry' && source.id)
        trashed.push({ kind: source.type, id: source.id });
    } catch (error) {
      kept.push(record);
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

/** Somebody else saved the record since it was read; nothing was stored. */
export class RecordConflict extends SaidError {
  override name = 'RecordConflict';
  readonly theirs: WithVersion<object>;

  constructor(cause: ApiError, theirs: WithVersion<object>) {
    super(failureReason(cause), { cause });
    this.theirs = theirs;
  }
}

/**
 * Stores what was changed.
 * @returns the record as it is stored now; undefined once it is deleted
 * @throws RecordConflict when it is not the newest that was changed, and differs from that
 */
async function saveRecord(api: ApiClient, record: EditedRecord): Promise<EditedRecord | undefined> {
  const { source, key, removed } = record;
  if (removed) {
    if (source.kind === 'entry' && source.id) {
      const params = { id: source.id };
      await orGone(api.call(`content.${source.type}.delete`, { params }));
    }
    return undefined;
  }
  try {
    const { whole, version } = await send(api, record);
    const { id } = whole as { id?: string };
    const saved = source.kind === 'entry' ? { ...source, id } : source;
    return { ...recordOf(saved, whole, version), key };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 409 || !cause.current) throw cause;
    const theirs = await readTheirs(api, source, cause.current);
    const fields = fieldsOf(source);
    const sides = sidesOf(record, theirs);
    if (differences(fields, sides).length > 0) throw new RecordConflict(cause, theirs);
    // Both did the same: there is nothing to choose, only to save over the newer version.
    return saveRecord(api, { ...record, ...theirs, values: merged(fields, sides) });
  }
}

async function send(api: ApiClient, record: EditedRecord): Promise<WithVersion<object>> {
  const { source, key, version } = record;
  const body = bodyOf(record);
  if (source.kind === 'entry') {
    const whole = await saveEntry(api, source.type, { id: source.id, version, key, body });
    return { whole, version: versionOf(whole) };
  }
  return withVersion((onVersion) =>
    anyCall(api)(`pages.${source.page}.save`, { body }, { ifMatch: version, onVersion }),
  );
}

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
