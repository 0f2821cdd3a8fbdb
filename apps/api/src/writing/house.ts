import { blogHandlers } from './blog/blog.routes.ts';
import { followPicturesInArticles } from './blog/follow-pictures.ts';
import { postDraftHandlers } from './blog/post-drafts.routes.ts';
import type { Deps } from './deps.ts';
import { writingPersonalData } from './personal-data.ts';

/** Articles: their drafts and versions, their readers, and the feeds. */
export const writing = {
  handlers: (deps: Deps) => ({ ...blogHandlers(deps), ...postDraftHandlers(deps) }),
  follow(deps: Deps): void {
    followPicturesInArticles(deps);
    deps.personalData.add(writingPersonalData(deps));
  },
};
