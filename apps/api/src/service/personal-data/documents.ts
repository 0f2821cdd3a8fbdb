import type { Database } from '../../db/database.ts';
import { type OwnedList, readInBatches } from './owned-rows.repository.ts';
import type { ArchiveDocument } from './personal-data.ts';

/** A document that holds one value. */
export const jsonDocument = (name: string, about: string, value: unknown): ArchiveDocument => ({
  ...{ name, about },
  content: `${JSON.stringify(value, null, 2)}\n`,
});

/**
 * A document of rows that may be many: they are read while the archive is sent.
 * @param list which table, and whose rows
 * @param present what of a row is shown
 */
export const listDocument = <T extends keyof OwnedList>(
  database: Database,
  [table, owner]: [T, string],
  name: string,
  about: string,
  present: (row: OwnedList[T]) => object,
): ArchiveDocument => ({
  ...{ name, about },
  content: jsonList(readInBatches(database, table, owner), present),
});

async function* jsonList<T>(batches: AsyncIterable<T[]>, present: (row: T) => object) {
  let separator = '';
  yield '[';
  for await (const batch of batches) {
    for (const row of batch) {
      yield `${separator}\n${JSON.stringify(present(row), null, 2)}`;
      separator = ',';
    }
  }
  yield '\n]\n';
}
