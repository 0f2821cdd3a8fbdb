import type { Database } from '../../db/database.ts';
import { isForeignKeyViolation } from '../../db/errors.ts';
import type { Ids } from '../../lib/ids.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { toColumns } from './content.presenter.ts';
import type { ContentRepository, Entry } from './content.repository.ts';

interface Needs {
  database: Database;
  entries: ContentRepository;
  ids: Ids;
}

type Input = Record<string, unknown>;

/** One collection of the website: read by everybody, written in the back-office. */
export function createContentService({ database, entries, ids }: Needs) {
  const write = <T>(work: Parameters<typeof database.write<T>>[0]): Promise<T> =>
    database
      .write(async (tx) => {
        const result = await work(tx);
        await database.touchContent(tx);
        return result;
      })
      .catch((error) => {
        throw isForeignKeyViolation(error) ? noSuchDepartment() : error;
      });
  return {
    list: () => entries.list(database.read),

    create: (input: Input): Promise<Entry> =>
      write((tx) => entries.append(tx, { ...toColumns(input), id: ids.next() })),

    update: (id: string, input: Input): Promise<Entry> =>
      write(async (tx) => {
        const entry = await entries.update(tx, id, toColumns(input));
        if (!entry) throw noSuchEntry();
        return entry;
      }),

    delete: (id: string): Promise<void> =>
      write(async (tx) => {
        if (!(await entries.delete(tx, id))) throw noSuchEntry();
      }),
  };
}

export type ContentService = ReturnType<typeof createContentService>;

const noSuchEntry = () => new ProblemError('not-found', 'There is no such entry.');

/** Only a member's department points to another table. */
const noSuchDepartment = () => invalidField('department_id', 'There is no such department');
