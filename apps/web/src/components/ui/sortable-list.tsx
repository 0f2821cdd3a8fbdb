import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { startDrag } from './drag.ts';
import { IconButton } from './icon-button.tsx';
import styles from './sortable.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Sortable {
  grab: (event: PointerEvent<HTMLElement>, id: string) => void;
  /** Moves by the arrow keys, Home and End. */
  press: (event: KeyboardEvent, id: string) => void;
  moveBy: (id: string, steps: number) => void;
}

const SortableContext = createContext<Sortable | undefined>(undefined);

function useSortable(): Sortable {
  const sortable = use(SortableContext);
  if (!sortable) throw new Error('A sort handle needs a SortableList above it');
  return sortable;
}

interface SortableListProps {
  /** The ids of the entries in their order; each child is one list item. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  onMove: (from: number, to: number) => void;
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A list whose entries have handles: dragged by mouse or finger, moved by keys, and announced. */
export function SortableList(props: SortableListProps) {
  const { ids, label, className, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef(props);
  const focused = useRef<string>(undefined);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    latest.current = props;
    // The element of what moved was taken out and put back, and lost the focus.
    if (focused.current !== undefined) handleOf(list.current, focused.current)?.focus();
    focused.current = undefined;
  });

  const sortable = useMemo((): Sortable => {
    const placeOf = (id: string) => latest.current.ids.indexOf(id);
    const tell = (id: string, place: number) => {
      const { nameOf, ids: all } = latest.current;
      setAnnounced(m.sort_moved({ name: nameOf(id), place: place + 1, total: all.length }));
    };
    const moveTo = (id: string, to: number) => {
      if (to < 0 || to >= latest.current.ids.length || to === placeOf(id)) return;
      latest.current.onMove(placeOf(id), to);
      tell(id, to);
    };
    return {
      grab(event, id) {
        if (event.button !== 0 || !list.current) return;
        // Neither a selection nor a scroll; the handle takes the focus all the same.
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
        startDrag(event.nativeEvent, {
          list: list.current,
          place: () => placeOf(id),
          move: (from, to) => latest.current.onMove(from, to),
          end: () => tell(id, placeOf(id)),
        });
      },
      press(event, id) {
        const to = placeByKey(event.key, placeOf(id), latest.current.ids.length - 1);
        if (to === undefined) return;
        event.preventDefault();
        focused.current = id;
        moveTo(id, to);
      },
      moveBy: (id, steps) => moveTo(id, placeOf(id) + steps),
    };
  }, []);
  if (ids.length === 0) return null;
  return (
    <SortableContext value={sortable}>
      <ul ref={list} aria-label={label} className={className}>
        {children}
      </ul>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </SortableContext>
  );
}

/** Where a key takes the entry at a place. */
function placeByKey(key: string, place: number, last: number): number | undefined {
  if (key === 'ArrowUp' || key === 'ArrowLeft') return place - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return place + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

function handleOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
  const handles = list?.querySelectorAll<HTMLElement>('[data-sort]') ?? [];
  return Array.from(handles).find(({ dataset }) => dataset.sort === id);
}

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
      aria-label={m.sort_move({ name })}
      title={m.sort_move_hint()}
      aria-keyshortcuts="ArrowUp ArrowDown"
      className={cx(styles.sortHandle, small && styles.small)}
      onPointerDown={(event) => grab(event, id)}
      onKeyDown={(event) => press(event, id)}
    >
      <GripVertical size={small ? 16 : 20} aria-hidden="true" />
    </button>
  );
}

interface MoveButtonsProps {
  id: string;
  name: string;
  place: number;
  count: number;
}

/** One place up or down, for those who cannot drag. */
export function MoveButtons({ id, name, place, count }: MoveButtonsProps) {
  const { moveBy } = useSortable();
  return (
    <>
      <IconButton
        label={m.sort_move_up({ name })}
        aria-disabled={place === 0}
        onClick={() => moveBy(id, -1)}
      >
        <ArrowUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={m.sort_move_down({ name })}
        aria-disabled={place === count - 1}
        onClick={() => moveBy(id, 1)}
      >
        <ArrowDown size={20} aria-hidden="true" />
      </IconButton>
    </>
  );
}
