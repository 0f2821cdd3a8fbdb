import { useId } from 'react';
import { m } from '#messages';
import { Cluster } from '../../../components/layout/primitives.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { SideChoice } from '../../../components/ui/side-choice.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
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
  const { spec } = difference;
  return (
    <SideChoice<Side>
      legend={spec.label()}
      name={useId()}
      sides={sides.map(({ side, label }) => ({
        value: side,
        label: label(),
        content: contentOf(spec, difference[side]),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

function contentOf({ kind, items }: FieldSpec, stored: string) {
  const text = items ? asRead(items, stored) : stored;
  if (text === '')
    return <span className={textStyle({ tone: 'muted' })}>{m.admin_content_conflict_empty()}</span>;
  if (kind !== 'picture' && kind !== 'pictures') return text;
  return (
    <Cluster as="span" gap={1}>
      {text.split('\n').map((src) => (
        <Picture key={src} src={src} alt="" sizes="96px" className={styles.picture} />
      ))}
    </Cluster>
  );
}

const asRead = (items: ItemsSpec, text: string): string =>
  summaries(items, text)
    .map((words) => words.filter(Boolean).join('\n'))
    .join('\n\n');
