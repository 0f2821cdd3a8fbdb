import type { ReactNode } from 'react';
import { classOf } from '#components/layout/layout-class.ts';

interface ShortListProps<Row> {
  rows: readonly Row[];
  itemClassName?: string | undefined;
  children: (row: Row) => ReactNode;
}

const List = 'ol';

/**
 * A few rows in their order, a line between each two. Like `ItemList`, without what a list needs
 * that can grow long: a dashboard must not load that.
 */
export function ShortList<Row extends { id: string }>(props: ShortListProps<Row>) {
  const { rows, itemClassName, children } = props;
  return (
    <List role="list" className={`${classOf('list', true)} ${classOf('divided', true)}`}>
      {rows.map((row) => (
        <li key={row.id} className={itemClassName}>
          {children(row)}
        </li>
      ))}
    </List>
  );
}
