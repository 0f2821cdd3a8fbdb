import { m } from '#messages';
import { SideChoice } from '../../../../components/ui/side-choice.tsx';
import type { Conflict, Side } from '../../state/merge/conflict.ts';
import type { Diverged } from '../../state/merge/merge-portfolios.ts';
import styles from './conflict-dialog.module.css';
import { conflictLabel, conflictText } from './conflict-words.ts';

interface ConflictFieldProps {
  conflict: Conflict;
  diverged: Diverged;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One thing that both sides changed, whole, as two choices. */
export function ConflictField({ conflict, diverged, chosen, onChoose }: ConflictFieldProps) {
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
