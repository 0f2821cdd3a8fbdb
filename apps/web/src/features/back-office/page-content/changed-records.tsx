import { contentLists } from '@vitrine/contracts';
import { useState } from 'react';
import { ChangedElsewhere } from '#components/editing/changed-elsewhere.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { valuesOf } from '#lib/editing/field.ts';
import { useRecordChanges, type WatchedRecord } from '#lib/editing/record-changes.ts';
import type { WithVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import { newestEntry } from '../components/save-entry.ts';
import { watchedRecord } from '../live/watched-record.ts';
import { CompareRecord } from './compare-record.tsx';
import { type EditedRecord, fieldsOf, isChanged, nameOf, versionOf } from './edited-record.ts';
import styles from './page-content.module.css';
import { readPage } from './read-tab.ts';
import { isConflict, type RecordEditing } from './save-tab.ts';

interface ChangedRecordsProps {
  editor: RecordEditing;
  records: readonly EditedRecord[];
}

/** Which records of the tab someone else has changed while it is edited. */
export function ChangedRecords({ editor, records }: ChangedRecordsProps) {
  const api = useApi();
  return (
    <Stack gap={2} className={styles.changed}>
      {records.map((record) => {
        const watch = watchOf(api, record);
        return watch ? <ChangedRecord key={record.key} {...{ record, editor, watch }} /> : null;
      })}
    </Stack>
  );
}

/** Undefined for what is new, and nobody else can have changed. */
function watchOf(
  api: ApiClient,
  { source, version }: EditedRecord,
): WatchedRecord<WithVersion<object>> | undefined {
  const versionNow = (stored: WithVersion<object>) => stored.version;
  if (source.kind === 'page') {
    const { page } = source;
    const newest = () => readPage(api, page);
    return watchedRecord(api, {
      ...{ subject: 'page', id: page, version, newest, versionOf: versionNow },
    });
  }
  const { type, id } = source;
  if (!id) return undefined;
  const newest = async (): Promise<WithVersion<object> | undefined> => {
    const whole = await newestEntry(api, type, id);
    return whole && { whole, version: versionOf(whole) };
  };
  const { subject } = contentLists[type];
  return watchedRecord(api, { subject, id, version, newest, versionOf: versionNow });
}

interface ChangedRecordProps {
  record: EditedRecord;
  editor: RecordEditing;
  watch: WatchedRecord<WithVersion<object>>;
}

function ChangedRecord({ record, editor, watch }: ChangedRecordProps) {
  const changes = useRecordChanges(watch.key);
  const [theirs, setTheirs] = useState<WithVersion<object>>();
  // a save that was refused has said so, and offers the same
  const isRefused = isConflict(editor.failures.get(record.key));
  if (changes === 0 || isRefused) return null;
  const take = (now: WithVersion<object>) =>
    editor.replace({ ...record, ...now, values: valuesOf(fieldsOf(record.source), now.whole) });
  return (
    <>
      <ChangedElsewhere
        {...{ watch, changes }}
        name={nameOf(record)}
        unsaved={isChanged(record)}
        saving={editor.saving}
        onTake={take}
        onCompare={setTheirs}
      />
      {theirs ? (
        <CompareRecord
          {...{ record, theirs }}
          decision={m.editing_conflict_keep()}
          onClose={() => setTheirs(undefined)}
          onDecided={(decided) => {
            setTheirs(undefined);
            // saved with the others of the tab, which may be half typed
            editor.replace(decided);
          }}
        />
      ) : null}
    </>
  );
}
