import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './data-table.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Leads the row: its header cell, and the card's title on a phone. */
  rowHeader?: boolean | undefined;
  /**
   * What it is in a card: a labelled line; a `line` of its own that needs no label; or something
   * short that stands `beside` others at the end. What is aligned to the end ends that line.
   */
  card?: 'labelled' | 'line' | 'beside' | undefined;
}

interface DataTableProps<Row> {
  /** Names the table; shown to screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Stands in place of the table when there are no rows. */
  empty?: ReactNode | undefined;
  busy?: boolean | undefined;
}

/** A table on a wide screen, the same markup as labelled cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, busy } = props;
  if (rows.length === 0 && empty) return empty;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-busy={busy || undefined}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.align && styles[column.align]}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <DataCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
