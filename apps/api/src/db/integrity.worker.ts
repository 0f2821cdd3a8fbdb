import Sqlite from 'better-sqlite3';
import { findDamage, isDamage } from './integrity.ts';

// Checks one database file and says what is wrong with it, if anything is.

try {
  const connection = new Sqlite(String(process.argv[2]), { readonly: true });
  const found = findDamage(connection);
  connection.close();
  if (found) process.send?.(found);
} catch (error) {
  if (!isDamage(error)) throw error;
  process.send?.((error as Error).message);
}
