import { type ContentEntity, type ContentType, contentTypes } from '@vitrine/contracts';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { postgresColumns } from '../columns.postgres.ts';
import { sqliteColumns } from '../columns.ts';
import { defineTables, type Tables } from '../schema.ts';

type Fields<T extends ContentType> = Omit<ContentEntity<T>, 'id' | 'version' | 'locale'>;
type Columns<T extends ContentType> = Omit<
  Tables[T]['$inferSelect'],
  'id' | 'version' | 'position' | 'translations'
>;
/** What each type's columns and fields have in common: all of it, or this does not compile. */
type Same = {
  [T in ContentType]: [Fields<T>, Columns<T>] extends [Columns<T>, Fields<T>] ? true : false;
};

describe('the tables of content', () => {
  it('have a column for each field, of the same type', () => {
    expectTypeOf<Same>().toEqualTypeOf<{ [T in ContentType]: true }>();
  });

  it.each(contentTypes)('are the same in both databases: %s', (type) => {
    const [sqlite, postgres] = [sqliteColumns, postgresColumns].map((columns) => {
      const table = defineTables(columns)[type];
      const named = Object.entries(getTableColumns(table));
      return [getTableName(table), named.map(([key, { name, notNull }]) => [key, name, notNull])];
    });
    expect(sqlite).toEqual(postgres);
  });

  it('keep the names under which earlier releases stored them', () => {
    const tables = defineTables(sqliteColumns);
    expect(getTableName(tables.teamMembers)).toBe('team_members');
    expect(Object.values(getTableColumns(tables.teamMembers)).map(({ name }) => name)).toEqual([
      ...['id', 'position', 'version', 'translations', 'name', 'role', 'image', 'department_id'],
    ]);
  });
});
