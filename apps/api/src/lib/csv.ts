/** Excel takes a file without it for one in the machine's old code page, and breaks the accents. */
export const CSV_START = '\uFEFF';

/** How a cell begins that a spreadsheet would run instead of show; wide signs count as well. */
const FORMULA = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;
/**
 * Where a spreadsheet that parts cells by semicolons or tabs, as in many countries, begins another
 * one: our quotes stand in the middle of its cells and hold nothing together.
 */
const FORMULA_WITHIN = /([;\t\r\n]["\s]*)(?=[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * One line of a table for spreadsheets (RFC 4180), its end included. Whoever fills in a form of
 * ours must not run a formula on the machine of whoever opens the table (CWE-1236): what begins
 * like one gets an apostrophe before it, which makes it text.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(text: string): string {
  const within = text.replaceAll(FORMULA_WITHIN, "$1'");
  const harmless = FORMULA.test(text) ? `'${within}` : within;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
