/** Rows of figures, written for a page and for a terminal. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export function markdownTable({ head, rows }: Table): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A table for the terminal, the first column to the left and the others to the right. */
export function plainTable({ head, rows }: Table): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join(
    '\n',
  );
}
