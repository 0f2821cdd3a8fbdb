import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';

// Holds the write lock of an SQLite database for so many milliseconds, as a backup program might.
const [, , file, milliseconds] = process.argv;
const database = new Database(file);
database.exec('BEGIN IMMEDIATE');
console.log('locked');
await pause(Number(milliseconds));
database.exec('ROLLBACK');
database.close();
