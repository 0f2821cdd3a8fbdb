import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

// The limit of what SQLite can store durably: one row a transaction, one after the other.
// usage: node sqlite-inserts.mjs FOLDER BYTES SECONDS → inserts a second

const [folder = '.', bytes, seconds] = process.argv.slice(2);
const database = new Sqlite(join(folder, 'limit.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, content TEXT NOT NULL)');
const insert = database.prepare('INSERT INTO rows (content) VALUES (?)');
const content = 'x'.repeat(Number(bytes));

const begun = performance.now();
const end = begun + Number(seconds) * 1000;
let count = 0;
while (performance.now() < end) {
  insert.run(content);
  count += 1;
}
process.stdout.write(String((count * 1000) / (performance.now() - begun)));
database.close();
