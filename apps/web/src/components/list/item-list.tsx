import { type ReactNode, useEffect, useState } from 'react';
import { classOf } from '#components/layout/layout-class.ts';
import { cx } from '../cx.ts';
import { Grid } from '../layout/primitives.tsx';
import styles from './item-list.module.css';
import { useWindowed } from './use-windowed.tsx';

interface ItemListProps<Row> {
  /** `ol` where the order says something. */
  as?: 'ul' | 'ol' | undefined;
  label?: string | undefined;
  rows: readonly Row[];
  busy?: boolean | undefined;
  className?: string | undefined;
  /** A line between each two of them. */
  divided?: boolean | undefined;
  itemClassName?: string | undefined;
  /** The row that stays in the page wherever one scrolls. */
  keep?: string | undefined;
  children: (row: Row) => ReactNode;
}

/** Rows that are no table, one under the other; of a long list only those near the view. */
export function ItemList<Row extends { id: string }>(props: ItemListProps<Row>) {
  const {
    as: List = 'ul',
    label,
    rows,
    busy,
    className,
    divided,
    itemClassName,
    keep,
    children,
  } = props;
  const { box, parts, measure, isLong, tracker } = useWindowed<HTMLUListElement & HTMLOListElement>(
    {
      count: rows.length,
      keyOf: (index) => rows[index]?.id ?? index,
      keep: keep === undefined ? undefined : rows.findIndex(({ id }) => id === keep),
    },
  );
  return (
    <>
      {tracker}
      <List
        {...box}
        role="list"
        tabIndex={-1}
        aria-label={label}
        aria-busy={busy || undefined}
        className={cx(styles.list, classOf('list', true), classOf('divided', divided), className)}
      >
        {parts.map((part) => {
          const row = part.kind === 'row' ? rows[part.index] : undefined;
          if (part.kind === 'gap' || !row) {
            return (
              <li
                key={part.key}
                aria-hidden="true"
                style={{ blockSize: part.kind === 'gap' ? part.size : 0 }}
              />
            );
          }
          return (
            <li
              key={part.key}
              ref={measure}
              data-index={part.index}
              aria-setsize={isLong ? rows.length : undefined}
              aria-posinset={isLong ? part.index + 1 : undefined}
              className={itemClassName}
            >
              {children(row)}
            </li>
          );
        })}
      </List>
    </>
  );
}

interface ItemGridProps<Item> extends Pick<ItemListProps<Item>, 'label' | 'rows' | 'children'> {
  /** How narrow a column may be, in CSS pixels. */
  columnWidth: number;
  /** About how high a line of the grid is, in CSS pixels. */
  lineHeight: number;
}

/** Items in as many columns as there is room for; of many only the lines near the view. */
export function ItemGrid<Item extends { id: string }>(props: ItemGridProps<Item>) {
  const { label, rows, columnWidth, lineHeight, children } = props;
  const [columns, setColumns] = useState(1);
  const { box, parts, measure, isLong, tracker } = useWindowed<HTMLUListElement>({
    count: Math.ceil(rows.length / columns),
    columns,
    rowHeight: lineHeight,
    keyOf: (line) => rows[line * columns]?.id ?? line,
  });
  useEffect(() => {
    const element = box.ref.current;
    if (!element || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => setColumns(columnsOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box.ref]);
  return (
    <>
      {tracker}
      <Grid
        as="ul"
        {...box}
        role="list"
        tabIndex={-1}
        aria-label={label}
        className={styles.grid}
        style={{
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnWidth}px), 1fr))`,
        }}
      >
        {parts.map((part) =>
          part.kind === 'gap' ? (
            <li
              key={part.key}
              aria-hidden="true"
              className={styles.wholeLine}
              style={{ blockSize: part.size }}
            />
          ) : (
            rows.slice(part.index * columns, (part.index + 1) * columns).map((item, column) => (
              <li
                key={item.id}
                ref={column === 0 ? measure : undefined}
                data-index={part.index}
                aria-setsize={isLong ? rows.length : undefined}
                aria-posinset={isLong ? part.index * columns + column + 1 : undefined}
                className={styles.gridItem}
              >
                {children(item)}
              </li>
            ))
          ),
        )}
      </Grid>
    </>
  );
}

/** How many columns a grid has come to; one where nothing is laid out. */
const columnsOf = (grid: HTMLElement): number =>
  Math.max(
    1,
    getComputedStyle(grid)
      .gridTemplateColumns.split(' ')
      .filter((size) => size.endsWith('px')).length,
  );
