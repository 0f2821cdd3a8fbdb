import type { Deps } from './deps.ts';
import { writingPersonalData } from './personal-data.ts';
import { followPicturesInPosts } from './posts/follow-pictures.ts';
import { postDraftHandlers } from './posts/post-drafts.routes.ts';
import { postHandlers } from './posts/posts.routes.ts';

/** Posts: their drafts and versions, their readers, and the feeds. */
export const writing = {
  handlers: (deps: Deps) => ({ ...postHandlers(deps), ...postDraftHandlers(deps) }),
  follow(deps: Deps): void {
    followPicturesInPosts(deps);
    deps.personalData.add(writingPersonalData(deps));
  },
};
