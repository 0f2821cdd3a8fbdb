import { pageSchemas, readStored } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import { createPagesRepository } from './pages.repository.ts';

/** Where people write to the company; '' where nobody has said so. */
export async function readCompanyEmail({
  read,
  tables,
}: Pick<Platform['database'], 'read' | 'tables'>): Promise<string> {
  const stored = await createPagesRepository(tables).get(read, 'company');
  return readStored(pageSchemas.company, stored?.content).value.email;
}

/** What the site is called, as the settings say; its host where nobody has said so. */
export async function readCompanyName(
  { database, publicUrl }: Pick<Platform, 'database' | 'publicUrl'>,
  db: Queryable = database.read,
): Promise<string> {
  const stored = await createPagesRepository(database.tables).get(db, 'company');
  const { name } = readStored(pageSchemas.company, stored?.content).value;
  return `${name.first} ${name.second}`.trim() || new URL(publicUrl).host;
}
