import { pageKeys } from '@vitrine/contracts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import { createPagesRepository } from './pages.repository.ts';
import { createPagesService } from './pages.service.ts';

type PageHandlers = Handlers<EndpointsOf<'pages'>>;

/** The content of every page, by its key. */
export function createPages({ database }: Platform): { handlers: PageHandlers } {
  const pages = createPagesService({ database, pages: createPagesRepository(database.tables) });
  const handlers = pageKeys.map((key) => [`pages.${key}.get`, () => pages.require(key)] as const);
  // each answers with the content of its own key, which the types cannot follow through a loop
  return { handlers: Object.fromEntries(handlers) as unknown as PageHandlers };
}
