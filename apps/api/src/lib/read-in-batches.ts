const ROWS_READ_AT_ONCE = 200;

/** The rows that follow one, at most `limit`. */
export type ReadRows<Row> = (page: { after: Row | undefined; limit: number }) => Promise<Row[]>;

/** A list of any length, read on only when what was read is taken. */
export async function* readInBatches<Row>(read: ReadRows<Row>): AsyncGenerator<Row[]> {
  for (let after: Row | undefined; ; ) {
    const rows = await read({ after, limit: ROWS_READ_AT_ONCE });
    yield rows;
    if (rows.length < ROWS_READ_AT_ONCE) return;
    after = rows.at(-1);
  }
}
