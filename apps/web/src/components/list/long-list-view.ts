import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows above and below what can be seen. */
const OVERSCAN = 10;

/** Where a row is in what scrolls, in CSS pixels. */
export interface PlacedRow {
  index: number;
  start: number;
  end: number;
}

/** What of a long list is near the view. */
export interface RowsNearView {
  rows: readonly PlacedRow[];
  /** Where the first row of the list begins, and where its last ends. */
  start: number;
  end: number;
  /** The first and the last row that can be seen. */
  seen: { first: number; last: number };
  /** For `ref` of every row: its real height takes the place of the assumed one. */
  measure: (row: HTMLElement | null) => void;
}

interface LongListViewProps {
  /** The list, whose rows have `data-index`. */
  box: RefObject<HTMLElement | null>;
  count: number;
  /** What a row is taken to measure until it is there, in CSS pixels. */
  rowHeight: number;
  keyOf: (index: number) => string | number;
  /** Rows that stay wherever one scrolls, with those beside them. */
  kept: readonly number[];
  onChange: (near: RowsNearView) => void;
}

/**
 * Renders nothing: tells which rows of a long list are near the view, whether the window scrolls or
 * a pane around the list does. It starts from the heights that the rows have by then, so that
 * nothing moves when a list becomes long.
 */
export function LongListView(props: LongListViewProps) {
  const { box, count, rowHeight, keyOf, kept, onChange } = props;
  const [pane, setPane] = useState(() => scrollingParent(box.current));
  const [scrollMargin, setScrollMargin] = useState(() => distanceToTop(box.current, pane));
  const [measured] = useState(() => measuredRows(box.current, keyOf));

  useEffect(() => {
    const find = () => setPane(scrollingParent(box.current));
    window.addEventListener('resize', find);
    return () => window.removeEventListener('resize', find);
  }, [box]);
  // What is above the list can grow and shrink with every render.
  useLayoutEffect(() => setScrollMargin(distanceToTop(box.current, pane)));

  const options = {
    count,
    scrollMargin,
    overscan: OVERSCAN,
    initialMeasurementsCache: measured,
    getItemKey: keyOf,
    estimateSize: () => rowHeight,
    measureElement: (row: HTMLElement) => row.offsetHeight || rowHeight,
    rangeExtractor: (range: Range) => withKept(range, kept),
  };
  const inWindow = useWindowVirtualizer<HTMLElement>({ ...options, enabled: pane === null });
  const inPane = useVirtualizer<Element, HTMLElement>({
    ...options,
    enabled: pane !== null,
    getScrollElement: () => pane,
  });
  const virtualizer = pane ? inPane : inWindow;

  const reported = useRef('');
  useLayoutEffect(() => {
    const { range, measureElement } = virtualizer;
    if (!range) return;
    const rows = virtualizer.getVirtualItems().map(({ index, start, end }) => {
      return { index, start, end };
    });
    const near = {
      rows,
      start: scrollMargin,
      end: virtualizer.getTotalSize() + scrollMargin,
      seen: { first: range.startIndex, last: range.endIndex },
    };
    const same = JSON.stringify([near, pane === null]);
    if (same === reported.current) return;
    reported.current = same;
    onChange({ ...near, measure: measureElement });
  });
  return null;
}

/** The heights of the rows that are in the page, in the form that the library takes. */
function measuredRows(box: HTMLElement | null, keyOf: LongListViewProps['keyOf']) {
  const rows = box?.querySelectorAll<HTMLElement>('[data-index]') ?? [];
  return Array.from(rows, (row) => {
    const index = Number(row.dataset.index);
    // where it starts is reckoned from the heights
    return { index, key: keyOf(index), size: row.offsetHeight, start: 0, end: 0, lane: 0 };
  }).filter(({ size }) => size > 0);
}

/** The rows near the view with those that are kept, each of them with its neighbours. */
function withKept(range: Range, kept: readonly number[]): number[] {
  const inList = kept
    .flatMap((index) => [index - 1, index, index + 1])
    .filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...inList])].sort((a, b) => a - b);
}

/** The nearest element around it that scrolls by itself; null where the window does. */
function scrollingParent(element: Element | null): Element | null {
  const parent = element?.parentElement;
  if (!parent || parent === document.body) return null;
  const { overflowY } = getComputedStyle(parent);
  return overflowY === 'auto' || overflowY === 'scroll' ? parent : scrollingParent(parent);
}

/** From the top of what scrolls to the top of the element, in whole CSS pixels. */
function distanceToTop(element: Element | null, pane: Element | null): number {
  const { top } = element?.getBoundingClientRect() ?? { top: 0 };
  const from = pane ? pane.scrollTop - pane.getBoundingClientRect().top : window.scrollY;
  return Math.round(top + from);
}
