import {
  type Company,
  companySchema,
  dayIn,
  type Locale,
  publicLocales,
  readStored,
} from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Platform } from '../../platform.ts';

/** The company, as an administrator has described it; shown on every public page. */
async function readCompany({ tables }: Pick<Database, 'tables'>, db: Queryable): Promise<Company> {
  const stored = await rowsOf(tables.pages, tables.pages.key).get(db, 'company');
  return readStored(companySchema, stored?.content).value;
}

/** Where people write to the company; '' where nobody has said so. */
export const readCompanyEmail = async (
  database: Pick<Database, 'tables' | 'read'>,
): Promise<string> => (await readCompany(database, database.read)).email;

/** In which languages visitors find the website. */
export const readPublicLocales = async (
  database: Pick<Database, 'tables' | 'read'>,
): Promise<Locale[]> => publicLocales(await readCompany(database, database.read));

/** Now, and by what clock the company reads it. */
export interface CompanyTime {
  now: Date;
  timeZone: string;
}

export const readCompanyTime = async ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<CompanyTime> => ({
  now: clock.now(),
  timeZone: await readTimeZone(database),
});

/** Each counted visit asks for it, and it changes with the content alone. */
const timeZones = new WeakMap<Database, { timeZone: string; revision: number }>();

async function readTimeZone(database: Database): Promise<string> {
  // taken before the settings are read: what changes in the meantime must not be kept as new
  const revision = await database.contentRevision();
  const known = timeZones.get(database);
  if (known?.revision === revision) return known.timeZone;
  const { timeZone } = await readCompany(database, database.read);
  timeZones.set(database, { timeZone, revision });
  return timeZone;
}

/** The day that it is for the company, e.g. `2026-03-04`. */
export async function readToday(platform: Pick<Platform, 'database' | 'clock'>): Promise<string> {
  const { now, timeZone } = await readCompanyTime(platform);
  return dayIn(now, timeZone);
}

/** What the site is called, as the settings say; its host where nobody has said so. */
export async function readCompanyName(
  { database, publicUrl }: Pick<Platform, 'database' | 'publicUrl'>,
  db: Queryable = database.read,
): Promise<string> {
  const { name } = await readCompany(database, db);
  return `${name.first} ${name.second}`.trim() || new URL(publicUrl).host;
}
