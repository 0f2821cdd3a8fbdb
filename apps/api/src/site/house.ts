import type { PeopleDeps } from '../people/index.ts';

import { contentHandlers } from './content/content.routes.ts';
import type { Deps } from './deps.ts';
import { libraryHandlers } from './library/library.routes.ts';
import { pageHandlers } from './pages/pages.routes.ts';
import { followPictures } from './picture-uses/follow-pictures.ts';
import { createPictureUses } from './picture-uses/picture-uses.service.ts';

/** The company's website: its pages, its collections, and its pictures. */
export const site = {
  create: (deps: PeopleDeps): Deps => ({
    ...deps,
    pictureUses: createPictureUses(deps.database),
  }),
  handlers: (deps: Deps) => ({
    ...contentHandlers(deps),
    ...pageHandlers(deps),
    ...libraryHandlers(deps),
  }),
  follow: (deps: Deps): void => followPictures(deps),
};
