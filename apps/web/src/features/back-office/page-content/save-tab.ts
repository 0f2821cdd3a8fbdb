import type { ApiClient } from '#lib/api-client.ts';
import { type EditedRecord, isChanged } from './edited-record.ts';
import { saveRecord } from './save-record.ts';

/** Why some records were not saved, by their keys. */
export type Failures = ReadonlyMap<string, Error>;

export interface SavedTab {
  /** Those that were saved as they are stored now, the others as they were typed. */
  records: readonly EditedRecord[];
  failures: Failures;
  saved: number;
}

/** Saves what was changed, record by record; one that fails does not hold up the others. */
export async function saveTab(api: ApiClient, records: readonly EditedRecord[]): Promise<SavedTab> {
  const failures = new Map<string, Error>();
  const kept: EditedRecord[] = [];
  let saved = 0;
  for (const record of records) {
    if (!isChanged(record)) {
      kept.push(record);
      continue;
    }
    try {
      const stored = await saveRecord(api, record);
      saved += 1;
      if (stored) kept.push(stored);
    } catch (error) {
      kept.push(record);
      failures.set(record.key, error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { records: kept, failures, saved };
}
