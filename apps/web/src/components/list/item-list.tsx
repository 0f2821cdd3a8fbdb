import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './item-list.module.css';
import { useWindowed } from './use-windowed.ts';

interface ItemListProps<Row> {
  /** `ol` where the order says something. */
  as?: 'ul' | 'ol' | undefined;
  label?: string | undefined;
  rows: readonly Row[];
  busy?: boolean | undefined;
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** The row that stays in the page wherever one scrolls. */
  keep?: string | undefined;
  children: (row: Row) => ReactNode;
}

/** Rows that are no table, one under the other; of a long list only those near the view. */
export function ItemList<Row extends { id: string }>(props: ItemListProps<Row>) {
  const { as: List = 'ul', label, rows, busy, className, itemClassName, keep, children } = props;
  const { box, parts, measure, isLong } = useWindowed<HTMLUListElement & HTMLOListElement>({
    count: rows.length,
    keyOf: (index) => rows[index]?.id ?? index,
    keep: keep === undefined ? undefined : rows.findIndex(({ id }) => id === keep),
  });
  return (
    <List
      {...box}
      role="list"
      tabIndex={-1}
      aria-label={label}
      aria-busy={busy || undefined}
      className={cx(styles.list, className)}
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
  );
}
