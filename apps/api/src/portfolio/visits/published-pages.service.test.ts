import { describe, expect, it } from 'vitest';
import { sqliteColumns } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { defineTables } from '../../db/schema.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { createPublishedPages } from './published-pages.service.ts';

const { unlessErased } = createPublishedPages({ tables: defineTables(sqliteColumns) } as Database);

describe('a write for a page', () => {
  it.each(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])(
    'that was erased in the meantime is answered like one for none (%s)',
    async (code) => {
      const write = unlessErased(async () => {
        throw new Error('query failed', { cause: Object.assign(new Error(), { code }) });
      });
      await expect(write).rejects.toThrow(ProblemError);
      await expect(write).rejects.toMatchObject({ code: 'not-found' });
    },
  );

  it('fails as it fails otherwise', async () => {
    const failure = new Error('no room');
    await expect(unlessErased(() => Promise.reject(failure))).rejects.toBe(failure);
  });

  it('answers with what it made', async () => {
    expect(await unlessErased(async () => 7)).toBe(7);
  });
});
