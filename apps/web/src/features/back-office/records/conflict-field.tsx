import { useId } from 'react';
import { m } from '#messages';
import { Picture } from '../../../components/ui/picture.tsx';
import type { Difference, Side } from './compare-records.ts';
import styles from './conflict-dialog.module.css';
import type { FieldSpec, ItemsSpec } from './field-spec.ts';
import { summaries } from './items.ts';

interface ConflictFieldProps {
  difference: Difference;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

const sides: readonly { side: Side; label: () => string }[] = [
  { side: 'yours', label: m.admin_content_conflict_yours },
  { side: 'theirs', label: m.admin_content_conflict_theirs },
];

/** One field as both sides have it, as two choices. */
export function ConflictField({ difference, chosen, onChoose }: ConflictFieldProps) {
  const name = useId();
  const { spec } = difference;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{spec.label()}</legend>
      <div className={styles.sides}>
        {sides.map(({ side, label }) => (
          <label key={side} className={styles.side}>
            <span className={styles.choice}>
              <input
                type="radio"
                name={name}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                className={styles.radio}
              />
              <span className={styles.who}>{label()}</span>
            </span>
            <Value spec={spec} text={difference[side]} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Value({ spec, text: stored }: { spec: FieldSpec; text: string }) {
  const { kind, items } = spec;
  const text = items ? asRead(items, stored) : stored;
  if (text === '') return <span className={styles.none}>{m.admin_content_conflict_empty()}</span>;
  if (kind !== 'picture' && kind !== 'pictures') {
    return (
      <span className={styles.text} tabIndex={isLong(text) ? 0 : undefined}>
        {text}
      </span>
    );
  }
  return (
    <span className={styles.pictures}>
      {text.split('\n').map((src) => (
        <Picture key={src} src={src} alt="" sizes="96px" className={styles.picture} />
      ))}
    </span>
  );
}

const asRead = (items: ItemsSpec, text: string): string =>
  summaries(items, text)
    .map((words) => words.filter(Boolean).join('\n'))
    .join('\n\n');

/** More than fits: it scrolls, by the keyboard, too. */
const isLong = (text: string) => text.length > 240 || text.split('\n').length > 6;
