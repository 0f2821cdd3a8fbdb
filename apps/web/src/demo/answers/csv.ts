/** Records as a table for a spreadsheet (RFC 4180). */
export function csvOf(columns: readonly string[], records: readonly object[]): Blob {
  const line = (cells: readonly unknown[]) => cells.map(cellOf).join(',');
  const rows = records.map((record) => {
    const fields = record as Record<string, unknown>;
    return line(columns.map((column) => fields[column]));
  });
  return new Blob([[line(columns), ...rows, ''].join('\r\n')]);
}

const cellOf = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
  // what begins like a formula is text
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};
