import { clockIn, dayIn } from '@vitrine/contracts';
import { type ReadRows, readInBatches } from './read-in-batches.ts';
import { type FileReply, streamOf } from './reply.ts';

/** The byte order mark: without it Excel reads the file in an old code page and breaks accents. */
const CSV_START = '\uFEFF';

/** A cell that a spreadsheet would take for a formula; full-width signs count as well. */
const FORMULA = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;
/**
 * The same within a cell: where spreadsheets separate cells by semicolons or tabs, as in many
 * countries, our quotes do not keep a cell together.
 */
const FORMULA_WITHIN = /([;\t\r\n]["\s]*)(?=[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * One line of a table for spreadsheets (RFC 4180), its end included. Anyone who fills in a form of
 * ours must not run a formula on the machine of anyone who opens the table (CWE-1236): what begins
 * like one gets an apostrophe before it, which makes it text.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(text: string): string {
  const within = text.replaceAll(FORMULA_WITHIN, "$1'");
  const harmless = FORMULA.test(text) ? `'${within}` : within;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

interface CsvTable<Column extends string> {
  file: string;
  columns: Readonly<Record<Column, string>>;
}
/** What is in each column of a row. @param time writes a moment as spreadsheets read one */
export type CsvCells<Row, Column extends string = string> = Readonly<
  Record<Column, (row: Row, time: (moment: Date) => string) => string>
>;

/**
 * A long list as a table for spreadsheets, made while it is sent.
 * @param table its name before the day, and the headings of its columns
 * @param at by whose clock the moments in it are written
 * @param cells what is in each column
 * @param read the rows that follow one, at most `limit`
 */
export const csvFile = <Row, Column extends string>(
  { file, columns }: CsvTable<Column>,
  at: { now: Date; timeZone: string },
  cells: CsvCells<Row, Column>,
  read: ReadRows<Row>,
): FileReply => ({
  name: `${file}-${dayIn(at.now, at.timeZone)}.csv`,
  content: streamOf(csvLines(columns, cells, at.timeZone, read)),
});

async function* csvLines<Row, Column extends string>(
  columns: CsvTable<Column>['columns'],
  cells: CsvCells<Row, Column>,
  timeZone: string,
  read: ReadRows<Row>,
) {
  const time = clockIn(timeZone);
  const order = Object.keys(columns) as Column[];
  yield CSV_START + csvLine(order.map((column) => columns[column].replace('{zone}', timeZone)));
  for await (const rows of readInBatches(read)) {
    yield rows.map((row) => csvLine(order.map((column) => cells[column](row, time)))).join('');
  }
}
