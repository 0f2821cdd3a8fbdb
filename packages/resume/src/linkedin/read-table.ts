import Papa from 'papaparse';
import { cleanLine } from '../clean-text.ts';

export interface Row {
  /** Counted from 1, as a spreadsheet does. */
  number: number;
  /** The text of a column, '' where there is none. */
  get: (column: string) => string;
  /** What is in columns that nobody has asked for, by their names. */
  rest: () => [column: string, text: string][];
}

export interface Table {
  rows: Row[];
  /** Rows that the rules of CSV do not allow, such as one with a quote that never ends. */
  broken: number[];
}

/** LinkedIn begins some of its tables with notes to the reader. */
const MOST_NOTES = 12;

/**
 * Reads a table whose first row names its columns; notes may be before that.
 * @returns undefined where no row names the columns that are required
 */
export function readTable(csv: string, required: readonly string[]): Table | undefined {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { delimiter: ',' });
  const names = (cells: readonly string[]) => cells.map((cell) => cleanLine(cell).toLowerCase());
  const head = data
    .slice(0, MOST_NOTES)
    .findIndex((cells) => required.every((column) => names(cells).includes(column.toLowerCase())));
  const columns = data[head];
  if (!columns) return undefined;
  const isBroken = new Set(
    errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row),
  );
  const rows = data.flatMap((cells, index) =>
    index <= head || isBroken.has(index) || cells.every((cell) => cell.trim() === '')
      ? []
      : rowOf(index + 1, columns, cells),
  );
  return { rows, broken: [...isBroken].filter((index) => index > head).map((index) => index + 1) };
}

function rowOf(number: number, columns: readonly string[], cells: readonly string[]): Row {
  const plain = columns.map((column) => cleanLine(column));
  const asked = new Set<number>();
  return {
    number,
    get(column) {
      const at = plain.findIndex((name) => name.toLowerCase() === column.toLowerCase());
      asked.add(at);
      return cells[at] ?? '';
    },
    rest: () =>
      cells.flatMap((text, at): [string, string][] =>
        asked.has(at) || text.trim() === '' ? [] : [[plain[at] ?? '', text]],
      ),
  };
}
