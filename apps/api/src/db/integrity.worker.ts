import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { findDamage, isDamage } from './integrity.ts';

// Checks one database file and says what is wrong with it, if anything is.

try {
  const connection = new Sqlite(String(workerData), { readonly: true });
  const found = findDamage(connection);
  connection.close();
  if (found) parentPort?.postMessage(found);
} catch (error) {
  if (!isDamage(error)) throw error;
  parentPort?.postMessage((error as Error).message);
}
