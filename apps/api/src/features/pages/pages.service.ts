import { type PageKey, pageSchemas } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import { newerVersion, ProblemError } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import type { RecordAct } from '../audit/index.ts';
import type { PictureUses } from '../picture-uses/index.ts';
import type { PagesRepository, StoredPage } from './pages.repository.ts';

interface Needs {
  database: Database;
  pages: PagesRepository;
  record: RecordAct;
  pictureUses: PictureUses;
  clock: Clock;
}

/** What the public pages say. */
export function createPagesService({ database, pages, record, pictureUses, clock }: Needs) {
  const requirePage = (page: StoredPage | undefined): StoredPage => {
    if (!page) throw new ProblemError('not-found', 'This page has no content.');
    return page;
  };
  /** Fields that a newer version added are filled by the schema's defaults. */
  const read = (key: PageKey, { content }: StoredPage) => pageSchemas[key].parse(content);

  return {
    async require(key: PageKey): Promise<Versioned<unknown>> {
      const page = requirePage(await pages.get(database.read, key));
      return new Versioned(read(key, page), page.version);
    },

    /** @param ifMatch the version that the change was made from */
    async save(
      actor: Account,
      key: PageKey,
      content: object,
      ifMatch: number | undefined,
    ): Promise<Versioned<unknown>> {
      return database.write(async (tx) => {
        const locked = requirePage(await pages.lock(tx, key));
        const before = read(key, locked);
        if (ifMatch !== undefined && ifMatch !== locked.version - 1) throw newerVersion(before);
        await pages.setContent(tx, key, content, clock.now());
        await pictureUses.note(tx, { kind: 'page', id: key, name: key, content });
        const act = { action: 'changed', subject: 'page', id: key, name: key } as const;
        await record(tx, actor, { ...act, before, after: content });
        await database.touchContent(tx);
        return new Versioned(content, locked.version);
      });
    },
  };
}

export type PagesService = ReturnType<typeof createPagesService>;
