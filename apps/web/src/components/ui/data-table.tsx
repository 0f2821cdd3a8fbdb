import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useWindowed } from '../list/use-windowed.tsx';
import styles from './data-table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Leads the row: its header cell, and the card's title on a phone. */
  rowHeader?: boolean | undefined;
  /**
   * What it is in a card: a labelled line; a `line` of its own that needs no label; something short
   * that is `beside` others at the end, or `before` the title. What is aligned to the end ends
   * that line.
   */
  card?: 'labelled' | 'line' | 'beside' | 'before' | undefined;
}

interface DataTableProps<Row> {
  /** Names the table; shown to screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** In place of the table when there are no rows. */
  empty?: ReactNode | undefined;
  busy?: boolean | undefined;
}

/**
 * A table on a wide screen, the same markup as labelled cards on a phone. Of a long one only the
 * rows near the view are in the page.
 */
export function DataTable<Row>({ empty, ...table }: DataTableProps<Row>) {
  return table.rows.length === 0 && empty ? empty : <Table {...table} />;
}

function Table<Row>({ caption, columns, rows, rowKey, busy }: Omit<DataTableProps<Row>, 'empty'>) {
  const { box, parts, measure, isLong, tracker } = useWindowed<HTMLDivElement>({
    count: rows.length,
    keyOf: (index) => rowKey(rows[index] as Row),
  });
  // The line of the headers counts as a row.
  return (
    <div {...box} className={styles.frame}>
      {tracker}
      <table
        className={styles.table}
        aria-busy={busy || undefined}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
      >
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.align && styles[column.align]}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) =>
            part.kind === 'gap' ? (
              <tr key={part.key} {...NO_ROW} className={styles.gap}>
                <td {...NO_ROW} colSpan={columns.length} style={{ blockSize: part.size }} />
              </tr>
            ) : (
              <tr
                key={part.key}
                ref={measure}
                data-index={part.index}
                aria-rowindex={isLong ? part.index + 2 : undefined}
              >
                {columns.map((column) => (
                  <DataCell key={column.id} column={column} row={rows[part.index] as Row} />
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** What only takes the place of rows is none to a screen reader. */
const NO_ROW = { role: 'presentation' } as const;

function DataCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, align, rowHeader, card = 'labelled' } = column;
  if (rowHeader) {
    return (
      <th scope="row" data-label={header} className={cx(styles.cell, styles.lead)}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td data-label={header} className={cx(styles.cell, align ? styles[align] : styles[card])}>
      {column.cell(row)}
    </td>
  );
}
