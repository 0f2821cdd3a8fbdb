import { GripVertical } from 'lucide-react';
import { m } from '#messages';
import { cx } from '../../../../components/cx.ts';
import styles from './sort-handle.module.css';
import { useSortable } from './sortable-context.ts';

interface SortHandleProps {
  id: string;
  name: string;
  /** Beside a short word. */
  small?: boolean | undefined;
}

/** Moves its entry: dragged, or by the arrow keys. */
export function SortHandle({ id, name, small }: SortHandleProps) {
  const { grab, press } = useSortable();
  return (
    <button
      type="button"
      data-sort={id}
      aria-label={m.portfolio_move({ name })}
      title={m.portfolio_move_hint()}
      aria-keyshortcuts="ArrowUp ArrowDown"
      className={cx(styles.handle, small && styles.small)}
      onPointerDown={(event) => grab(event, id)}
      onKeyDown={(event) => press(event, id)}
    >
      <GripVertical size={small ? 16 : 20} aria-hidden="true" />
    </button>
  );
}
