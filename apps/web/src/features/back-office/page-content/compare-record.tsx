import { ConflictDialog } from '#components/editing/conflict-dialog.tsx';
import { KindsProvider } from '#components/editing/kinds.ts';
import { differences, merged } from '#lib/editing/merge.ts';
import type { WithVersion } from '#lib/with-version.ts';
import { entryKinds } from '../website-content/entry-fields.tsx';
import { type EditedRecord, fieldsOf, nameOf, sidesOf } from './edited-record.ts';

interface CompareRecordProps {
  record: EditedRecord;
  theirs: WithVersion<object>;
  decision?: string | undefined;
  onDecided: (record: EditedRecord) => void;
  onClose: () => void;
}

/** Both versions of a record, to choose from field by field. */
export function CompareRecord({
  record,
  theirs,
  decision,
  onDecided,
  onClose,
}: CompareRecordProps) {
  const fields = fieldsOf(record.source);
  const sides = sidesOf(record, theirs);
  return (
    <KindsProvider value={entryKinds}>
      <ConflictDialog
        name={nameOf(record)}
        conflict={{ differences: differences(fields, sides) }}
        decision={decision}
        onClose={onClose}
        onDecided={(choices) =>
          onDecided({ ...record, ...theirs, values: merged(fields, sides, choices) })
        }
      />
    </KindsProvider>
  );
}
