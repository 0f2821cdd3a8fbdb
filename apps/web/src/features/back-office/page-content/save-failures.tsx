import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Cluster, Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ConflictDialog } from '../records/conflict-dialog.tsx';
import { type EditedRecord, nameOf } from '../records/edited-record.ts';
import { reasonOf } from '../records/field-errors.ts';
import { RecordConflict } from '../records/save-record.ts';
import styles from './tab-editor.module.css';
import type { TabEditing } from './use-tab-editor.ts';

interface SaveFailuresProps {
  editor: TabEditing;
  records: readonly EditedRecord[];
}

/** Which records were not saved, and why; where somebody else was faster, the way to choose. */
export function SaveFailures({ editor, records }: SaveFailuresProps) {
  const failed = records.flatMap((record) => {
    const error = editor.failures.get(record.key);
    return error ? [{ record, error }] : [];
  });
  const [comparing, setComparing] = useComparing(failed);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [editor.failures]);
  const decide = (record: EditedRecord) => {
    setComparing(undefined);
    editor.replace(record);
    editor.save(records.map((one) => (one.key === record.key ? record : one)));
  };
  return (
    <div ref={banner} className={styles.failures}>
      <Alert
        tone="danger"
        title={editor.savedSome ? m.admin_page_failed() : m.admin_page_failed_all()}
      >
        <Stack as="ul" gap={1} role="list" className={styles.reasons}>
          {failed.map(({ record, error }) => (
            <Cluster as="li" gap={1} align="center" key={record.key}>
              <span>
                {m.admin_page_failed_one({ name: nameOf(record), reason: reasonOf(error) })}
              </span>
              {error instanceof RecordConflict ? (
                <Button size="small" variant="secondary" onClick={() => setComparing(record.key)}>
                  {m.admin_content_conflict_choose()}
                </Button>
              ) : null}
            </Cluster>
          ))}
        </Stack>
        {editor.savedSome ? <p>{m.admin_page_failed_hint()}</p> : null}
      </Alert>
      {comparing ? (
        <ConflictDialog
          record={comparing.record}
          theirs={comparing.theirs}
          onClose={() => setComparing(undefined)}
          onDecided={decide}
        />
      ) : null}
    </div>
  );
}

interface Failed {
  record: EditedRecord;
  error: Error;
}

/** The conflict that is being looked at: the first one at once. */
function useComparing(failed: readonly Failed[]) {
  const conflicts = failed.flatMap(({ record, error }) =>
    error instanceof RecordConflict ? [{ record, theirs: error.theirs }] : [],
  );
  const [key, setKey] = useState(conflicts[0]?.record.key);
  return [conflicts.find(({ record }) => record.key === key), setKey] as const;
}
