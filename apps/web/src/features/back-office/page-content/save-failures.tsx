import { useEffect, useRef, useState } from 'react';
import { saveFailureReason } from '#components/editing/editor-form.tsx';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { m } from '#messages';
import { CompareRecord } from './compare-record.tsx';
import { type EditedRecord, nameOf } from './edited-record.ts';
import { isConflict, type RecordEditing } from './save-tab.ts';

interface SaveFailuresProps {
  editor: RecordEditing;
  records: readonly EditedRecord[];
}

/** Which records were not saved, and why; where someone else was faster, the way to choose. */
export function SaveFailures({ editor, records }: SaveFailuresProps) {
  const failed = records.flatMap((record) => {
    const error = editor.failures.get(record.key);
    return error ? [{ record, error }] : [];
  });
  const conflicts = failed.flatMap(({ record, error }) =>
    isConflict(error) ? [{ record, theirs: error.theirs }] : [],
  );
  // The first conflict opens by itself.
  const [comparing, setComparing] = useState(conflicts[0]?.record.key);
  const compared = conflicts.find(({ record }) => record.key === comparing);
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
    <Stack ref={banner} below={3}>
      <Alert
        tone="danger"
        title={editor.savedSome ? m.admin_page_failed() : m.admin_page_failed_all()}
      >
        <Stack as="ul" gap={1} above={1} below={1} role="list">
          {failed.map(({ record, error }) => (
            <Cluster as="li" gap={1} align="center" key={record.key}>
              <span>
                {m.admin_page_failed_one({
                  name: nameOf(record),
                  reason: saveFailureReason(error),
                })}
              </span>
              {isConflict(error) ? (
                <Button size="small" variant="secondary" onClick={() => setComparing(record.key)}>
                  {m.editing_compare()}
                </Button>
              ) : null}
            </Cluster>
          ))}
        </Stack>
        {editor.savedSome ? <p>{m.admin_page_failed_hint()}</p> : null}
      </Alert>
      {compared ? (
        <CompareRecord
          {...compared}
          key={comparing}
          onDecided={decide}
          onClose={() => setComparing(undefined)}
        />
      ) : null}
    </Stack>
  );
}
