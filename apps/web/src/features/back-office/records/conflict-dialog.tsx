import { useState } from 'react';
import { m } from '#messages';
import { Cluster, Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { type Choices, decided, differences, type Side } from './compare-records.ts';
import styles from './conflict-dialog.module.css';
import { ConflictField } from './conflict-field.tsx';
import { type EditedRecord, nameOf, type Theirs } from './edited-record.ts';

interface ConflictDialogProps {
  record: EditedRecord;
  theirs: Theirs;
  onClose: () => void;
  /** The record over the other's version, with what was chosen. */
  onDecided: (record: EditedRecord) => void;
}

/** Somebody else saved the record meanwhile: shows both, and lets the person choose. */
export function ConflictDialog({ record, theirs, onClose, onDecided }: ConflictDialogProps) {
  const found = differences(record, theirs);
  const [chosen, setChosen] = useState<Choices>({});
  const choice = ({ spec, only }: (typeof found)[number]) => chosen[spec.path] ?? only;
  const left = found.filter((one) => !choice(one)).length;
  const all = (side: Side) =>
    setChosen(Object.fromEntries(found.map(({ spec }) => [spec.path, side])));
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={m.admin_content_conflict_title()}
      description={m.admin_content_conflict_hint({ name: nameOf(record) })}
    >
      {found.length > 1 ? (
        <Cluster gap={1} below={3}>
          <Button variant="secondary" size="small" onClick={() => all('yours')}>
            {m.admin_content_conflict_all_yours()}
          </Button>
          <Button variant="secondary" size="small" onClick={() => all('theirs')}>
            {m.admin_content_conflict_all_theirs()}
          </Button>
        </Cluster>
      ) : null}
      <Stack gap={3}>
        {found.map((one) => (
          <ConflictField
            key={one.spec.path}
            difference={one}
            chosen={choice(one)}
            onChoose={(side) => setChosen({ ...chosen, [one.spec.path]: side })}
          />
        ))}
      </Stack>
      <DialogActions>
        <p role="status" className={styles.left}>
          {left > 0 ? m.admin_content_conflict_left({ count: left }) : null}
        </p>
        <Button variant="secondary" onClick={onClose}>
          {m.admin_content_conflict_later()}
        </Button>
        <Button disabled={left > 0} onClick={() => onDecided(decided(record, theirs, chosen))}>
          {m.admin_content_conflict_save()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
