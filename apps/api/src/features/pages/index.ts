import { type PageKey, pageKeys } from '@vitrine/contracts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Account } from '../../lib/actor.ts';
import { contentReader } from '../../lib/stored-content.ts';
import type { Platform } from '../../platform.ts';
import type { RecordAct } from '../audit/index.ts';
import type { PictureUses } from '../picture-uses/index.ts';
import { createPagesRepository } from './pages.repository.ts';
import { createPagesService, type PagesService } from './pages.service.ts';

type PageHandlers = Handlers<EndpointsOf<'pages'>>;

interface Change {
  input: { body: object };
  actor: Account;
  ifMatch: number | undefined;
}

/** The content of every page, by its key. */
export function createPages(needs: Platform & { record: RecordAct; pictureUses: PictureUses }): {
  handlers: PageHandlers;
  save: PagesService['save'];
} {
  const repository = createPagesRepository(needs.database.tables);
  const pages = createPagesService({
    ...needs,
    pages: repository,
    readContent: contentReader(needs),
  });
  const handlers = pageKeys.flatMap((key: PageKey) => [
    [`pages.${key}.get`, async () => (await pages.require(key)).body] as const,
    [`pages.${key}.edit`, () => pages.require(key)] as const,
    [
      `pages.${key}.save`,
      ({ actor, input, ifMatch }: Change) => pages.save(actor, key, input.body, ifMatch),
    ] as const,
  ]);
  // each answers with the content of its own key, which the types cannot follow through a loop
  return {
    handlers: Object.fromEntries(handlers) as unknown as PageHandlers,
    save: pages.save,
  };
}
