import type { TrashKind } from '@vitrine/contracts';
import {
  and,
  type Column,
  eq,
  getTableColumns,
  inArray,
  isNull,
  notLike,
  or,
  sql,
} from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { type TableName, tableReferences } from '../../db/owned-tables.ts';
import type { Tables } from '../../db/schema.ts';
import { columnHoldsText } from '../../db/search-text.ts';
import type { Snapshot } from '../../db/snapshot.ts';
import { ANSWER_CAUSES, rowsNaming } from '../../service/index.ts';
import { addressColumns, joiningTables, toldOfIn } from './held-tables.ts';

export type HeldRow = Record<string, unknown>;

/** The rows of one table that are about a person. */
export interface Held {
  table: TableName;
  rows: HeldRow[];
  kept?: string | undefined;
}

/** So many values stand in one question: databases take no more than some thousands. */
const VALUES_AT_ONCE = 500;
/** Addresses that a search looks through at most. */
const MOST_SIMILAR = 200_000;

const inPattern = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Finds what is held about addresses, in whatever table. */
export function createPeopleRepository({ tables, search }: Pick<Database, 'tables' | 'search'>) {
  // the tables share what is used here: rows with columns by name
  const tableOf = (name: TableName) => tables[name] as unknown as Tables['messages'];
  const columnOf = (table: TableName, column: string): Column => {
    const found = (getTableColumns(tableOf(table)) as unknown as Record<string, Column>)[column];
    if (!found) throw new Error(`There is no column ${column} in ${table}.`);
    return found;
  };
  const rowsWhere = async (db: Queryable, table: TableName, column: string, values: unknown[]) => {
    const found: HeldRow[] = [];
    for (let at = 0; at < values.length; at += VALUES_AT_ONCE) {
      const some = values.slice(at, at + VALUES_AT_ONCE);
      found.push(
        ...(await db
          .select()
          .from(tableOf(table))
          .where(inArray(columnOf(table, column), some))),
      );
    }
    return found;
  };
  /** Who did something, what was called so, and what names the address in its details. */
  const inLog = (address: string) => {
    const { auditLog } = tables;
    const named = `%${inPattern(address)}%`;
    return or(
      eq(auditLog.actor, address),
      eq(auditLog.name, address),
      sql`LOWER(CAST(${auditLog.before} AS TEXT)) LIKE ${named} ESCAPE '\\'`,
      sql`LOWER(CAST(${auditLog.after} AS TEXT)) LIKE ${named} ESCAPE '\\'`,
    );
  };
  /** What was sent to it, and what others are to answer to it. */
  const inMails = (address: string) => {
    const named = `%"${inPattern(address)}"%`;
    const { recipient, headers, cause } = tables.outbox;
    const isNamed = sql`LOWER(CAST(${headers} AS TEXT)) LIKE ${named} ESCAPE '\\'`;
    // of answers it is the company that is named
    const isOther = or(isNull(cause), notLike(cause, `${ANSWER_CAUSES}%`));
    return or(eq(recipient, address), and(isOther, isNamed));
  };
  /**
   * What is in the trash, by the table that it was in: all of a record that is about the address,
   * and of other accounts what they have of it, such as a letter.
   */
  const rowsInTrash = async (db: Queryable, address: string): Promise<Held[]> => {
    const { trash } = tables;
    const mayHold = or(eq(trash.email, address), eq(trash.kind, 'account'));
    const records = await db.select().from(trash).where(mayHold);
    return records.flatMap(({ email, snapshot }) => {
      const isNaming = rowsNaming(snapshot, address);
      return snapshot.filter(isHeldIn).map(({ table, rows }) => ({
        table,
        rows: email === address ? rows : rows.filter((row) => isNaming(table, row)),
      }));
    });
  };
  const isHeldIn = (part: Snapshot[number]): part is { table: TableName; rows: HeldRow[] } =>
    part.table in tables && ![...joiningTables, 'pictureUses'].includes(part.table);
  const rootRows = async (
    db: Queryable,
    { table, column }: (typeof addressColumns)[number],
    address: string,
  ): Promise<HeldRow[]> => {
    if (table === 'auditLog') return db.select().from(tables.auditLog).where(inLog(address));
    if (table === 'outbox') return db.select().from(tables.outbox).where(inMails(address));
    return rowsWhere(db, table, column, [address]);
  };

  /** Of a table that no index of the search holds. */
  const listByName = async (
    db: Queryable,
    table: Tables['connections'] | Tables['references'],
    q: string,
    limit: number,
  ): Promise<{ name: string; email: string }[]> =>
    db
      .select({ name: table.name, email: table.email })
      .from(table as Tables['connections'])
      .where(columnHoldsText(table.name, q))
      .limit(limit);

  /** Who is named in records of the trash, which is as short as a month of deletions. */
  const listNamesInTrash = async (db: Queryable) => {
    const kinds: TrashKind[] = ['account', 'message', 'application'];
    const records = await db.select().from(tables.trash).where(inArray(tables.trash.kind, kinds));
    return records.flatMap(({ snapshot }) =>
      snapshot.flatMap(({ table, rows }) => (NAMING.includes(table) ? rows.map(personIn) : [])),
    );
  };

  return {
    /** The rows about an address, table by table, and what depends on them. */
    async find(db: Queryable, address: string): Promise<Held[]> {
      const found = new Map<TableName, Held>();
      const add = (held: Held): HeldRow[] => {
        const before = found.get(held.table);
        const known = new Set(before?.rows.map((row) => JSON.stringify(row)));
        const fresh = held.rows.filter((row) => !known.has(JSON.stringify(row)));
        if (fresh.length > 0 && !joiningTables.includes(held.table)) {
          found.set(held.table, { ...held, ...before, rows: [...(before?.rows ?? []), ...fresh] });
        }
        return fresh;
      };
      const follow = async (held: Held): Promise<void> => {
        const fresh = add(held);
        if (fresh.length === 0) return;
        const told = toldOfIn[held.table];
        if (told) {
          const rows = await rowsWhere(
            db,
            told,
            'id',
            fresh.map(({ id }) => id),
          );
          add({ table: told, rows });
        }
        for (const { table, field, toField } of tableReferences().owned.get(held.table) ?? []) {
          const values = fresh.map((row) => row[toField]);
          const rows = await rowsWhere(db, table, field, values);
          await follow({ table, rows });
        }
      };
      for (const root of addressColumns) {
        const rows = await rootRows(db, root, address);
        await follow({ table: root.table, rows, kept: root.kept });
      }
      for (const held of await rowsInTrash(db, address)) add(held);
      return [...found.values()];
    },

    /** Deletes the rows that hold an address, but for those that something else erases. */
    async deleteByAddress(
      tx: Queryable,
      address: string,
      but: readonly TableName[],
    ): Promise<void> {
      for (const { table, column, kept } of addressColumns) {
        if (kept !== undefined || but.includes(table)) continue;
        await tx.delete(tableOf(table)).where(eq(columnOf(table, column), address));
      }
    },

    /** The addresses of a domain, wherever one is held. */
    async listOfDomain(db: Queryable, domain: string): Promise<string[]> {
      const found = new Set<string>();
      for (const { table, column } of addressColumns) {
        const address = columnOf(table, column);
        const rows = await db
          .selectDistinct({ address: sql<string>`${address}` })
          .from(tableOf(table))
          .where(sql`${address} LIKE ${`%@${inPattern(domain)}`} ESCAPE '\\'`)
          .limit(MOST_SIMILAR);
        for (const row of rows) found.add(row.address);
      }
      return [...found];
    },

    /** People with a name that was typed, or a part of it, with the addresses they gave. */
    async listNamed(db: Queryable, q: string, limit: number) {
      const wanted = { q, equal: {}, limit };
      const { connections, references } = tables;
      const users = await search.list(db, 'users', wanted);
      const written = [
        ...(await search.list(db, 'messages', wanted)),
        ...(await search.list(db, 'applications', wanted)),
        ...(await listByName(db, connections, q, limit)),
        ...(await listByName(db, references, q, limit)),
      ];
      const isNamed = (name: string) => fold(name).includes(fold(q));
      return [
        ...users.map(({ email, firstName, lastName }) => ({
          address: email,
          name: `${firstName} ${lastName}`,
        })),
        ...written.map(({ email, name }) => ({ address: email, name })),
        ...(await listNamesInTrash(db)),
      ].filter(({ name }) => isNamed(name));
    },
  };
}

/** Tables whose rows have the name of a person beside their address. */
const NAMING = ['users', 'messages', 'applications', 'connections', 'references'];

const personIn = ({ email, name, firstName, lastName }: HeldRow) => ({
  address: String(email),
  name: String(name ?? `${firstName} ${lastName}`),
});

/** Without case and accents. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
