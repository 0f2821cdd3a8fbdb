import { pageSchemas, readStored } from '@vitrine/contracts';
import type { Platform } from '../../platform.ts';
import { createPagesRepository } from './pages.repository.ts';

/** What the site is called, as the settings say; its host where nobody has said so. */
export async function readCompanyName({
  database,
  publicUrl,
}: Pick<Platform, 'database' | 'publicUrl'>): Promise<string> {
  const stored = await createPagesRepository(database.tables).get(database.read, 'company');
  const { name } = readStored(pageSchemas.company, stored?.content).value;
  return `${name.first} ${name.second}`.trim() || new URL(publicUrl).host;
}
