import { type PageKey, pageSchemas } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { PagesRepository } from './pages.repository.ts';

interface Needs {
  database: Database;
  pages: PagesRepository;
}

/** What the public pages say. */
export function createPagesService({ database, pages }: Needs) {
  return {
    /** Fields that a newer version added are filled by the schema's defaults. */
    async require(key: PageKey): Promise<unknown> {
      const content = await pages.getContent(database.read, key);
      if (content === undefined) throw new ProblemError('not-found', 'This page has no content.');
      return pageSchemas[key].parse(content);
    },
  };
}

export type PagesService = ReturnType<typeof createPagesService>;
