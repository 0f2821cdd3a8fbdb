import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LoadedCode, useLoadedCode } from '#lib/loaded-code.ts';
import type { PlacedRow, RowsNearView } from './long-list-view.ts';

/** As long as a list has no more rows than these, all of them are in the page. */
const LONG = 100;
const ROW_HEIGHT = 64;

/** Most lists are short and never need it. */
export const longListCode = new LoadedCode(() => import('./long-list-view.ts'));

/** Called with the rows of a long list that are in view, from the first to the last. */
export const ViewedRows = createContext<((first: number, last: number) => void) | undefined>(
  undefined,
);

interface WindowedOptions {
  /** How many rows there are, or lines of a grid. */
  count: number;
  /** How many of what is listed stand side by side. */
  columns?: number | undefined;
  /** What a row is taken to measure until it is there, in CSS pixels. */
  rowHeight?: number | undefined;
  keyOf: (index: number) => string | number;
  /** A row that stays in the page wherever one scrolls, as one whose detail is open. */
  keep?: number | undefined;
}

/** A row to render, or the space of the rows between two that are. */
type Part =
  | { kind: 'row'; index: number; key: string | number }
  | { kind: 'gap'; key: string; size: number };

/**
 * Renders of a long list only the rows near the view. The row with the focus stays, and those
 * beside it, so that keys lead on from there.
 *
 * Give `box` to the list's element, `measure` and `data-index` to every row, and render `tracker`
 * beside the list.
 */
export function useWindowed<Box extends HTMLElement>({
  count,
  columns = 1,
  rowHeight = ROW_HEIGHT,
  keyOf,
  keep,
}: WindowedOptions) {
  const ref = useRef<Box>(null);
  const [focused, setFocused] = useState<string | number>();
  const [nearView, setNearView] = useState<RowsNearView>();

  const isLong = count * columns > LONG;
  const { code, failed } = useLoadedCode(longListCode, isLong);
  const near = isLong && code ? nearView : undefined;
  const tracker: ReactNode = isLong && code && (
    <code.LongListView
      box={ref}
      count={count}
      rowHeight={rowHeight}
      keyOf={keyOf}
      kept={[keep, indexOf(focused, count, keyOf)].filter((index) => index !== undefined)}
      onChange={setNearView}
    />
  );

  const onView = useContext(ViewedRows);
  const { first, last } = near?.seen ?? { first: 0, last: Number.POSITIVE_INFINITY };
  useEffect(
    () => onView?.(first * columns, (last + 1) * columns - 1),
    [onView, first, last, columns],
  );

  // until it is known which rows are near the view, the first of them; all where that never comes
  const known = isLong && !failed ? Math.min(count, Math.floor(LONG / columns)) : count;
  const placed = { start: 0, end: (count - known) * rowHeight };
  return {
    isLong,
    tracker,
    box: {
      ref,
      onFocus: ({ target }: FocusEvent) => {
        const row = target.closest<HTMLElement>('[data-index]');
        if (row) setFocused(keyOf(Number(row.dataset.index)));
      },
    },
    measure: near?.measure,
    parts: near
      ? // a list can have become shorter since then
        withGaps(
          near.rows.filter(({ index }) => index < count),
          near,
          keyOf,
        )
      : withGaps(firstRows(known), placed, keyOf),
  };
}

/** Rows whose places are left to the browser. */
const firstRows = (count: number): PlacedRow[] =>
  Array.from({ length: count }, (_, index) => ({ index, start: 0, end: 0 }));

function withGaps(
  rows: readonly PlacedRow[],
  { start, end }: { start: number; end: number },
  keyOf: WindowedOptions['keyOf'],
): Part[] {
  const parts: Part[] = [];
  let at = start;
  for (const row of rows) {
    if (row.start > at)
      parts.push({ kind: 'gap', key: `before ${row.index}`, size: row.start - at });
    parts.push({ kind: 'row', index: row.index, key: keyOf(row.index) });
    at = row.end;
  }
  if (end > at) parts.push({ kind: 'gap', key: 'after', size: end - at });
  return parts;
}

function indexOf(key: string | number | undefined, count: number, keyOf: WindowedOptions['keyOf']) {
  if (key === undefined) return undefined;
  for (let index = 0; index < count; index++) if (keyOf(index) === key) return index;
  return undefined;
}
