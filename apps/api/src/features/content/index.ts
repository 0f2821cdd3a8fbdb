import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import type { RecordAct } from '../audit/index.ts';
import type { PictureUses } from '../picture-uses/index.ts';
import { createContentRepository } from './content.repository.ts';
import { contentHandlers } from './content.routes.ts';
import { createContentService } from './content.service.ts';

interface Needs extends Platform {
  record: RecordAct;
  pictureUses: PictureUses;
}

/** The six collections that fill the public pages. */
export function createContent(needs: Needs): { handlers: Handlers<EndpointsOf<'content'>> } {
  return {
    handlers: contentHandlers((type) => {
      const entries = createContentRepository(needs.database.tables, type);
      return createContentService(type, { ...needs, entries });
    }),
  };
}
