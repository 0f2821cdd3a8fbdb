import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import {
  createContext,
  type FocusEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** As long as a list has no more rows than these, all of them are in the page. */
const LONG = 100;
/** Rows above and below what can be seen. */
const OVERSCAN = 10;
const ROW_HEIGHT = 64;

/** Told which rows of a long list are in view, from the first to the last. */
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
 * Renders of a long list only the rows near the view, whether the window scrolls or a pane around
 * it does. The row with the focus stays, and those beside it, so that keys lead on from there.
 *
 * Give `box` to the list's element, `measure` and `data-index` to every row.
 */
export function useWindowed<Box extends HTMLElement>({
  count,
  columns = 1,
  rowHeight = ROW_HEIGHT,
  keyOf,
  keep,
}: WindowedOptions) {
  const ref = useRef<Box>(null);
  const [pane, setPane] = useState<Element | null>(null);
  const [focused, setFocused] = useState<string | number>();
  const [scrollMargin, setScrollMargin] = useState(0);

  useEffect(() => {
    const find = () => setPane(ref.current && scrollingParent(ref.current));
    find();
    window.addEventListener('resize', find);
    return () => window.removeEventListener('resize', find);
  }, []);
  // What is above the list can grow and shrink with every render.
  useLayoutEffect(() => {
    if (ref.current) setScrollMargin(Math.round(distanceToTop(ref.current, pane)));
  });

  const options = {
    count,
    scrollMargin,
    overscan: OVERSCAN,
    getItemKey: keyOf,
    estimateSize: () => rowHeight,
    measureElement: (row: HTMLElement) => row.offsetHeight || rowHeight,
    rangeExtractor: (range: Range) => withKept(range, [keep, indexOf(focused, count, keyOf)]),
  };
  const inWindow = useWindowVirtualizer<HTMLElement>({ ...options, enabled: pane === null });
  const inPane = useVirtualizer<Element, HTMLElement>({
    ...options,
    enabled: pane !== null,
    getScrollElement: () => pane,
  });
  const virtualizer = pane ? inPane : inWindow;

  const isLong = count * columns > LONG;
  const onView = useContext(ViewedRows);
  const { startIndex = 0, endIndex = 0 } = (isLong && virtualizer.range) || {};
  useEffect(() => {
    if (isLong) onView?.(startIndex * columns, (endIndex + 1) * columns - 1);
    else onView?.(0, Number.POSITIVE_INFINITY);
  }, [isLong, onView, startIndex, endIndex, columns]);
  const shown = isLong
    ? virtualizer.getVirtualItems()
    : Array.from({ length: count }, (_, index) => ({ index, start: 0, end: 0 }));
  const end = isLong ? virtualizer.getTotalSize() + scrollMargin : 0;
  return {
    isLong,
    box: {
      ref,
      onFocus: ({ target }: FocusEvent) => {
        const row = target.closest<HTMLElement>('[data-index]');
        if (row) setFocused(keyOf(Number(row.dataset.index)));
      },
    },
    // measured before the list is long, too, so that nothing moves when it becomes that
    measure: virtualizer.measureElement,
    parts: withGaps(shown, { start: isLong ? scrollMargin : 0, end }, keyOf),
  };
}

/** The rows near the view with those that are kept, each of them with its neighbours. */
function withKept(range: Range, kept: readonly (number | undefined)[]): number[] {
  const beside = kept.flatMap((index) =>
    index === undefined || index < 0 ? [] : [index - 1, index, index + 1],
  );
  const inList = beside.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...inList])].sort((a, b) => a - b);
}

interface Placed {
  index: number;
  start: number;
  end: number;
}

function withGaps(
  rows: readonly Placed[],
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

/** The nearest element around it that scrolls by itself; null where the window does. */
function scrollingParent(element: Element): Element | null {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return null;
  const { overflowY } = getComputedStyle(parent);
  return overflowY === 'auto' || overflowY === 'scroll' ? parent : scrollingParent(parent);
}

/** From the top of what scrolls to the top of the element. */
function distanceToTop(element: Element, pane: Element | null): number {
  const { top } = element.getBoundingClientRect();
  return pane ? top - pane.getBoundingClientRect().top + pane.scrollTop : top + window.scrollY;
}
