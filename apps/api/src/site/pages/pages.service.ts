import {
  type Locale,
  type PageKey,
  pageSchemas,
  readStored,
  withCompanyWords,
} from '@vitrine/contracts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { found } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import { contentReader } from '../../lib/stored-content.ts';
import { shownLocale, translationIn } from '../../lib/translated.ts';
import type { Deps } from '../deps.ts';
import { createPagesRepository, type StoredPage } from './pages.repository.ts';

/** What the public pages say. */
export function createPagesService(deps: Deps) {
  const { database, audit, pictureUses, clock } = deps;
  const pages = createPagesRepository(database.tables);
  const readContent = contentReader(deps);
  const read = (key: PageKey, { content }: StoredPage) =>
    readContent<object>(pageSchemas[key], content, `page ${key}`);

  return {
    /** As visitors read it: with the company's name where its texts leave a place for it. */
    async shown(key: PageKey, locale?: Locale): Promise<object> {
      const [stored, company] = await pages.getBoth(database.read, key, 'company');
      const page = found(stored, 'noPageContent');
      const { value: named } = readStored(pageSchemas.company, company?.content);
      const said = { ...Object(page.content), ...translationIn(page, locale)?.content };
      const shown = withCompanyWords(read(key, { ...page, content: said }), named);
      return { ...shown, ...shownLocale(page, locale) };
    },

    async require(key: PageKey): Promise<Versioned<unknown>> {
      const page = found(await pages.get(database.read, key), 'noPageContent');
      return new Versioned(read(key, page), page.version);
    },

    /** @param ifMatch the version that the change was made from */
    save: (actor: Account, key: PageKey, content: object, ifMatch: number | undefined) =>
      writeVersion(database, {
        missing: 'noPageContent',
        ifMatch,
        lock: async (tx) => {
          await pictureUses.hold(tx, content);
          return pages.lock(tx, key);
        },
        present: (page) => read(key, page),
        write: async (tx, { version }) => {
          await pages.update(tx, key, { content, updatedAt: clock.now() });
          await pictureUses.note(tx, { kind: 'page', id: key, name: key, content });
          return new Versioned<unknown>(content, version + 1);
        },
        audit: (tx, page) => {
          const about = { subject: 'page', id: key, name: key } as const;
          return audit.record(tx, actor, 'changed', about, storedContent(key, page), content);
        },
        takesBack: () => 'nothing',
      }),
  };
}

/** What could not be read is written over now: the audit entry has it as it was stored. */
function storedContent(key: PageKey, { content }: StoredPage): object {
  const { value, repaired } = readStored<object>(pageSchemas[key], content);
  return repaired.length > 0 ? Object(content) : value;
}
