import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import type { RecordAct } from '../audit/index.ts';
import { createContentRepository } from './content.repository.ts';
import { contentHandlers } from './content.routes.ts';
import { createContentService } from './content.service.ts';

/** The six collections that fill the public pages. */
export function createContent({
  database,
  ids,
  secret,
  record,
}: Platform & { record: RecordAct }): {
  handlers: Handlers<EndpointsOf<'content'>>;
} {
  return {
    handlers: contentHandlers((type) => {
      const entries = createContentRepository(database.tables, type);
      return createContentService(type, { database, entries, record, ids, secret });
    }),
  };
}
