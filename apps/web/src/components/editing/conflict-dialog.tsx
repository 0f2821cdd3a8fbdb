import { type ReactNode, useId, useState } from 'react';
import { type Field, itemName, itemsOf, shown } from '#lib/editing/field.ts';
import {
  type Choices,
  type Difference,
  differenceLabel,
  plainChoices,
  type Side,
} from '#lib/editing/merge.ts';
import { m } from '#messages';
import { Cluster, Row, Stack } from '../layout/primitives.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { textStyle } from '../ui/text-style.ts';
import styles from './conflict-dialog.module.css';
import { useKinds } from './kinds.ts';

export interface ConflictDialogProps {
  /** What people know the record by. */
  name: string;
  conflict: { differences: readonly Difference[]; own?: boolean };
  /** Nobody else can change the record: the other version is of another device. */
  own?: boolean | undefined;
  /** What the choice leads to; it is saved otherwise. */
  decision?: string | undefined;
  onDecided: (choices: Choices) => void;
  /** Closed without a choice: nothing is lost, and nothing stored. */
  onClose: () => void;
}

const SIDES: readonly Side[] = ['yours', 'theirs'];

/** How both sides are called: another person's, or the own on two devices. */
const WORDS = {
  others: {
    title: m.editing_conflict_title,
    hint: m.editing_conflict_hint,
    allOf: { yours: m.editing_conflict_all_yours, theirs: m.editing_conflict_all_theirs },
    side: { yours: m.editing_conflict_yours, theirs: m.editing_conflict_theirs },
  },
  own: {
    title: m.editing_conflict_own_title,
    hint: m.editing_conflict_own_hint,
    allOf: { yours: m.editing_conflict_own_all_here, theirs: m.editing_conflict_own_all_there },
    side: { yours: m.editing_conflict_own_here, theirs: m.editing_conflict_own_there },
  },
};

/** Someone else saved the record in the meantime: shows both, and lets the person choose each. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { name, conflict, own, decision, onDecided, onClose } = props;
  const words = (own ?? conflict.own) ? WORDS.own : WORDS.others;
  const { differences } = conflict;
  const [choices, setChoices] = useState(() => plainChoices(differences));
  const left = differences.filter(({ id }) => !choices[id]).length;
  const all = (side: Side) =>
    setChoices(Object.fromEntries(differences.map(({ id }) => [id, side])));
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={words.title()}
      description={words.hint({ name })}
    >
      {differences.length > 1 ? (
        <Cluster gap={1} below={3}>
          {SIDES.map((side) => (
            <Button key={side} variant="secondary" size="small" onClick={() => all(side)}>
              {words.allOf[side]()}
            </Button>
          ))}
        </Cluster>
      ) : null}
      <Stack gap={3}>
        {differences.map((difference) => (
          <DifferenceChoice
            key={difference.id}
            difference={difference}
            labels={words.side}
            chosen={choices[difference.id]}
            onChoose={(side) => setChoices({ ...choices, [difference.id]: side })}
          />
        ))}
      </Stack>
      <DialogActions>
        <p role="status" className={textStyle({ tone: 'muted', size: 'small' }, styles.left)}>
          {left > 0 ? m.editing_conflict_left({ count: left }) : null}
        </p>
        <Button variant="secondary" onClick={onClose}>
          {m.editing_conflict_later()}
        </Button>
        <Button disabled={left > 0} onClick={() => onDecided(choices)}>
          {decision ?? m.editing_conflict_save()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface DifferenceChoiceProps {
  difference: Difference;
  labels: Record<Side, () => string>;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One field as both sides have it, as two choices. */
function DifferenceChoice({ difference, labels, chosen, onChoose }: DifferenceChoiceProps) {
  const content = useContent(difference);
  const name = useId();
  const legend = differenceLabel(difference);
  return (
    <fieldset>
      <legend className={textStyle({ weight: 'strong', wrap: 'anywhere', below: 1 })}>
        {difference.what === 'order' ? `${legend}: ${m.editing_conflict_order()}` : legend}
      </legend>
      <Stack gap={1} className={styles.sides}>
        {SIDES.map((side) => (
          <label key={side} className={styles.side}>
            <Row as="span" gap={1} align="center" className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={side}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                className={styles.radio}
              />
              <span className={textStyle({ tone: 'muted', size: 'small', weight: 'strong' })}>
                {labels[side]()}
              </span>
            </Row>
            <SideValue>{content(difference[side])}</SideValue>
          </label>
        ))}
      </Stack>
    </fieldset>
  );
}

/** A side's value as it is shown; the keyboard must get into one so long that it scrolls by itself. */
function SideValue({ children }: { children: ReactNode }) {
  const isLong =
    typeof children === 'string' && (children.length > 240 || children.split('\n').length > 6);
  return (
    <span className={styles.text} tabIndex={isLong ? 0 : undefined}>
      {children}
    </span>
  );
}

/** How a side's value is shown: as the screen has it for this kind of field, else as text. */
function useContent({ field, what }: Difference): (value: unknown) => ReactNode {
  const kind = useKinds()[field.kind];
  return (value) => {
    if (what === 'item' && value === undefined) {
      return <span className={textStyle({ tone: 'muted' })}>{m.editing_conflict_deleted()}</span>;
    }
    const one = what === 'item' ? [value] : value;
    const text = what === 'order' ? orderOf(field, value) : shown(field, one);
    if (text === '')
      return <span className={textStyle({ tone: 'muted' })}>{m.editing_conflict_empty()}</span>;
    return kind?.content ? (kind.content as (value: unknown) => ReactNode)(value) : text;
  };
}

/** The names of a list's entries in their order; of words, the words. */
function orderOf(field: Field, value: unknown): string {
  const { items } = field;
  if (!items) return shown(field, value);
  return itemsOf(value)
    .map((item, index) => itemName(items, item, index))
    .join(' · ');
}
