import { useRef, useState } from 'react';
import { cx } from '#components/cx.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { m } from '#messages';
import styles from './picking.module.css';

/** Which of the shown rows are changed together; what leaves the list is none of them. */
export function usePicked(rows: readonly { id: string }[]) {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const ids = rows.map(({ id }) => id).filter((id) => known.has(id));
  const setAll = (isPicked: boolean) => setKnown(new Set(isPicked ? rows.map(({ id }) => id) : []));
  const box = useRef<HTMLInputElement>(null);
  return {
    ids,
    box,
    none: rows.length === 0,
    all: rows.length > 0 && ids.length === rows.length,
    has: (id: string) => known.has(id),
    set: (id: string, isPicked: boolean) =>
      setKnown(new Set(isPicked ? [...ids, id] : ids.filter((other) => other !== id))),
    setAll,
    /** What was to be done with them is done: what it was done with goes, and the focus with it. */
    done: () => {
      setAll(false);
      box.current?.focus({ preventScroll: true });
    },
  };
}
export type Picked = ReturnType<typeof usePicked>;

/** Picks every row that is shown, or none. */
export const PickAll = ({ picked }: { picked: Picked }) => (
  <label className={styles.all}>
    <input
      ref={picked.box}
      type="checkbox"
      checked={picked.all}
      disabled={picked.none}
      onChange={({ currentTarget }) => picked.setAll(currentTarget.checked)}
    />
    {m.admin_messages_pick_all()}
  </label>
);

interface PickProps {
  /** What is picked, to who does not see where it stands. */
  label: string;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
  className?: string | undefined;
}

/** Picks one. */
export const Pick = ({ label, isPicked, onPick, className }: PickProps) => (
  <label className={cx(styles.one, className)}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <input
      type="checkbox"
      checked={isPicked}
      onChange={({ currentTarget }) => onPick(currentTarget.checked)}
    />
  </label>
);

/** Before the name of what the own account has not opened. */
export const UnreadDot = () => (
  <>
    <span className={styles.dot} aria-hidden="true" />
    <VisuallyHidden>{m.admin_messages_status_unread()} </VisuallyHidden>
  </>
);
