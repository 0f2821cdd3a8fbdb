import type { ReactNode } from 'react';
import type { FilterDescription } from '#components/list/filters.ts';
import { ListBody, type ListBodyProps } from '#components/list/list-body.tsx';
import { ListToolbar, type ListToolbarProps } from '#components/list/list-toolbar.tsx';
import { type Column, DataTable } from '#components/ui/data-table.tsx';
import type { List } from '#lib/list-query.ts';

interface TableListProps<Row, D extends FilterDescription>
  extends Omit<ListToolbarProps<D>, 'list'>,
    Pick<ListBodyProps<Row>, 'words' | 'empty'> {
  list: List<Row>;
  /** Filters whose choices are not known beforehand (`FilterSelect`). */
  moreFilters?: ReactNode | undefined;
  /** Names the table. */
  caption: string;
  columns: readonly Column<Row>[];
}

/** A list as a table, under its filters; the children stand between the two. */
export function TableList<Row extends { id: string }, D extends FilterDescription>(
  props: TableListProps<Row, D>,
) {
  const { list, words, empty, caption, columns, moreFilters, children, ...toolbar } = props;
  return (
    <>
      <ListToolbar {...toolbar} list={list}>
        {moreFilters}
      </ListToolbar>
      {children}
      <ListBody list={list} filters={toolbar.filters} words={words} empty={empty}>
        {(rows) => (
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            busy={list.isPlaceholderData}
          />
        )}
      </ListBody>
    </>
  );
}
