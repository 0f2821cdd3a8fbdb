import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Database, DatabaseBusyError, NewerSchemaError } from '../src/db/database.ts';
import { openSqlite } from '../src/db/sqlite.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-sqlite-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let count = 0;
const newFile = () => join(folder, `${++count}.db`);

function opened(file: string): Database {
  const database = openSqlite(file);
  onTestFinished(() => database.close());
  return database;
}

/** Another program that holds the write lock. */
function lock(file: string) {
  const other = new Sqlite(file);
  other.exec('BEGIN IMMEDIATE');
  onTestFinished(() => {
    if (other.inTransaction) other.exec('ROLLBACK');
    other.close();
  });
  return other;
}

describe('the embedded database', () => {
  it('waits for the disk at every commit, on later starts too', async () => {
    const file = newFile();
    await openSqlite(file).close();
    // the driver's own default would be 1 (NORMAL) now that the file is in WAL mode
    const probe = new Sqlite(file);
    expect(probe.pragma('synchronous', { simple: true })).toBe(1);
    probe.close();
    const database = openSqlite(file, (connection) => {
      expect(connection.pragma('synchronous', { simple: true })).toBe(2);
      expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
      expect(connection.pragma('secure_delete', { simple: true })).toBe(1);
      expect(connection.pragma('journal_mode', { simple: true })).toBe('wal');
    });
    await database.close();
  });

  it('counts right when two processes read, add one and write', async () => {
    const file = newFile();
    const [one, two] = [opened(file), opened(file)];
    const { counters } = one.tables;
    await one.write(async (tx) => {
      await tx.insert(counters).values({ name: 'visits', value: 0 });
    });
    const addOne = (database: Database) =>
      database.write(async (tx) => {
        const [row] = await tx.select().from(counters).where(eq(counters.name, 'visits'));
        const value = (row?.value ?? 0) + 1;
        await tx.update(counters).set({ value }).where(eq(counters.name, 'visits'));
      });
    await Promise.all([one, two].flatMap((db) => Array.from({ length: 100 }, () => addOne(db))));
    const [row] = await one.read.select().from(counters);
    expect(row?.value).toBe(200);
  });

  it('goes on reading, and waits without standing still, while another program writes', async () => {
    const file = newFile();
    const database = opened(file);
    const other = lock(file);
    const write = database.write((tx) => database.touchContent(tx));
    expect(await database.contentRevision()).toBe(0);
    other.exec('ROLLBACK');
    await write;
    expect(await database.contentRevision()).toBe(1);
  });

  it('gives up on a lock that does not end, and works again after it', async () => {
    const file = newFile();
    const database = opened(file);
    const other = lock(file);
    await expect(database.write((tx) => database.touchContent(tx))).rejects.toThrow(
      DatabaseBusyError,
    );
    other.exec('ROLLBACK');
    await database.write((tx) => database.touchContent(tx));
  });

  it('leaves nothing of what was erased beside the file, though another process was just reading', async () => {
    const file = newFile();
    let tries = 0;
    let other: Sqlite.Database | undefined;
    const database = openSqlite(file, (writer) => {
      const pragma = writer.pragma.bind(writer);
      writer.pragma = (text, options) => {
        tries += text.startsWith('wal_checkpoint') ? 1 : 0;
        if (tries === 2 && other?.inTransaction) other.exec('COMMIT');
        return pragma(text, options);
      };
    });
    onTestFinished(() => database.close());
    await database.write((tx) => database.touchContent(tx));
    other = new Sqlite(file);
    onTestFinished(() => void other?.close());
    other.exec('BEGIN');
    other.prepare('SELECT * FROM counters').all();
    await database.write((tx) => database.touchContent(tx));
    await database.scrub();
    expect((await stat(`${file}-wal`)).size).toBe(0);
  });

  it('refuses a file that a newer version has written', async () => {
    const file = newFile();
    await openSqlite(file).close();
    const newer = new Sqlite(file);
    newer.exec(
      "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('future', 9999999999999)",
    );
    newer.close();
    expect(() => openSqlite(file)).toThrow(NewerSchemaError);
  });

  it('leaves one file behind when it is closed', async () => {
    const file = newFile();
    const database = openSqlite(file);
    await database.write((tx) => database.touchContent(tx));
    await database.close();
    const copy = new Sqlite(file, { readonly: true });
    expect(copy.prepare('SELECT value FROM counters').pluck().get()).toBe(1);
    copy.close();
  });
});
