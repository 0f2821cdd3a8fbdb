import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Every file that uploads have left in the server's folder once all are done with; sorted. */
export async function listStored(server: TestServer): Promise<string[]> {
  // a file that waits goes a moment after its answer
  await server.idle();
  return listStoredSoFar(server);
}

/** The same while uploads are on their way. */
export async function listStoredSoFar({ folder }: TestServer): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('vitrine.db'))
    .map((entry) => `${entry.parentPath.slice(folder.length + 1)}/${entry.name}`)
    .sort();
}

/** Every table of the database itself, also those that its search keeps, as one text each. */
export async function storedTables({
  platform: { database },
}: TestServer): Promise<[name: string, content: string][]> {
  const db = database.read as unknown as {
    all: (query: SQL) => Record<string, unknown>[];
    execute: (query: SQL) => Promise<{ rows: Record<string, unknown>[] }>;
  };
  const rowsOf = async (query: SQL) =>
    inject('postgresUrl') ? (await db.execute(query)).rows : db.all(query);
  const all = inject('postgresUrl')
    ? sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`
    : sql`SELECT name FROM sqlite_master WHERE type = 'table'`;
  const stored: [string, string][] = [];
  for (const { name } of await rowsOf(all)) {
    const rows = await rowsOf(sql`SELECT * FROM ${sql.identifier(String(name))}`);
    const texts = rows
      .flatMap((row) => Object.values(row))
      .map((value) =>
        Buffer.isBuffer(value) ? value.toString('latin1') : (JSON.stringify(value) ?? ''),
      );
    stored.push([String(name), texts.join('\n').toLowerCase()]);
  }
  return stored;
}

/** The files of the server's folder, its database, uploads and mails, that hold a text in any case. */
export async function filesHolding({ folder }: TestServer, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const held: string[] = [];
  for (const path of paths) {
    const bytes = (await readFile(path)).toString('latin1').toLowerCase();
    if (path.toLowerCase().includes(text) || bytes.includes(text)) held.push(path);
  }
  return held;
}
