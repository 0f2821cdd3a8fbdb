import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DatabaseAwayError } from './database.ts';
import { isDatabaseAway } from './errors.ts';

const coded = (code?: string) => Object.assign(new Error('failed'), code ? { code } : {});
const query = (code?: string) => new DrizzleQueryError('select 1', [], coded(code));

describe('a database that is away', () => {
  it.each([
    ['a line that cannot be opened', query('ECONNREFUSED'), true],
    ['a line that broke', query('EPIPE'), true],
    ['a query that nobody answered', query(), true],
    ['a server that ends', query('57P01'), true],
    ['a server that starts', query('57P03'), true],
    ['a server that is full', query('53300'), true],
    ['a write that found no line', new DatabaseAwayError('away'), true],
    ['a value that was refused', query('22001'), false],
    ['a row that is there', query('23505'), false],
    ['a query that took too long', query('57014'), false],
    ['a locked file', query('SQLITE_BUSY'), false],
    ['a file of the system', coded('ECONNREFUSED'), false],
    ['nothing', undefined, false],
  ])('is, or is not, the cause of %s', (_, error, isAway) => {
    expect(isDatabaseAway(error)).toBe(isAway);
  });
});
