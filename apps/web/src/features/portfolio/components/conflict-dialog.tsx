import type { Portfolio } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { Cluster, Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { SideChoice } from '../../../components/ui/side-choice.tsx';
import type { Choices, Conflict, Side } from '../state/merge/conflict.ts';
import { type Diverged, mergePortfolios } from '../state/merge/merge-portfolios.ts';
import styles from './conflict-dialog.module.css';
import { conflictLabel, conflictText } from './conflict-words.ts';

interface ConflictDialogProps {
  diverged: Diverged;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the button does when everything is chosen. */
  confirmLabel: string;
  onDecided: (merged: Portfolio) => void;
}

/** The same was changed here and elsewhere: shows both, and lets the person choose each. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { diverged, open, onOpenChange, confirmLabel, onDecided } = props;
  const [choices, setChoices] = useState<Choices>({});
  const { conflicts } = mergePortfolios(diverged);
  const left = conflicts.filter(({ id }) => !choices[id]).length;
  const all = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ id }) => [id, side])));
  return (
    <Dialog
      size="large"
      open={open}
      onOpenChange={onOpenChange}
      title={m.portfolio_conflict_title()}
      description={m.portfolio_conflict_hint()}
    >
      <Stack gap={3}>
        {conflicts.map((conflict) => (
          <ConflictField
            key={conflict.id}
            conflict={conflict}
            diverged={diverged}
            chosen={choices[conflict.id]}
            onChoose={(side) => setChoices({ ...choices, [conflict.id]: side })}
          />
        ))}
      </Stack>
      {conflicts.length > 2 ? (
        <Cluster gap={1} above={2}>
          <Button variant="ghost" size="small" onClick={() => all('yours')}>
            {m.portfolio_conflict_all_yours()}
          </Button>
          <Button variant="ghost" size="small" onClick={() => all('theirs')}>
            {m.portfolio_conflict_all_theirs()}
          </Button>
        </Cluster>
      ) : null}
      <DialogActions>
        <p role="status" className={styles.left}>
          {left > 0 ? m.portfolio_conflict_left({ count: left }) : null}
        </p>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {m.portfolio_conflict_later()}
        </Button>
        <Button
          disabled={left > 0}
          onClick={() => onDecided(mergePortfolios(diverged, choices).portfolio)}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ConflictFieldProps {
  conflict: Conflict;
  diverged: Diverged;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One thing that both sides changed, whole, as two choices. */
function ConflictField({ conflict, diverged, chosen, onChoose }: ConflictFieldProps) {
  const shown = (side: Side) => ({
    value: side,
    content: <Value conflict={conflict} side={side} diverged={diverged} />,
    scrolls: isLong(conflict[side]),
  });
  return (
    <SideChoice
      legend={conflictLabel(conflict)}
      name={conflict.id}
      sides={[
        { ...shown('yours'), label: m.portfolio_conflict_yours() },
        { ...shown('theirs'), label: m.portfolio_conflict_theirs() },
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** More than fits: it scrolls, by the keyboard, too. */
function isLong(value: unknown): boolean {
  const text = JSON.stringify(value ?? '');
  return text.length > 240 || text.split('\\n').length > 6;
}

type ValueProps = Pick<ConflictFieldProps, 'conflict' | 'diverged'> & { side: Side };

function Value({ conflict, side, diverged }: ValueProps) {
  const value = conflict[side];
  if (conflict.part === 'profileImage' && typeof value === 'string' && value !== '') {
    return <img src={value} alt="" className={styles.picture} />;
  }
  return conflictText(conflict, side, diverged);
}
