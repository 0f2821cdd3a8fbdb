import type { Amounts } from '../../../../apps/api/src/db/seed/large/fill.ts';
import { type Dialect, type Filled, fillDatabase } from '../database.ts';
import { scratchFolder } from '../open-things.ts';
import { type Product, startProduct } from '../product.ts';

const DIALECTS: Dialect[] = ['sqlite', 'postgres'];

interface Attempt {
  dialect: Dialect;
  folder: string;
  database?: Filled;
  /** Why there is none. */
  problem?: string;
}

type Filling = [dialect: Dialect, size: number, others?: Partial<Amounts>];

/** PostgreSQL works in processes of its own: both take hardly longer than one. */
export const fillBoth = (size: number, others?: Partial<Amounts>): Promise<Attempt[]> =>
  Promise.all(DIALECTS.map((dialect) => fill(dialect, size, others)));

/** PostgreSQL comes as a package that not every machine can run; SQLite is always there. */
async function fill(...[dialect, size, others]: Filling): Promise<Attempt> {
  const folder = await scratchFolder();
  try {
    return { dialect, folder, database: await fillDatabase(dialect, folder, size, others) };
  } catch (error) {
    if (dialect === 'sqlite') throw error;
    return { dialect, folder, problem: String(error).split('\n')[0] ?? '' };
  }
}

export function startOn(folder: string, database: Filled): Promise<Product> {
  const settings = { ...database.settings, RATE_LIMITS: 'off', PASSWORD_HASH_COST: '4' };
  return startProduct({ folder, settings });
}
