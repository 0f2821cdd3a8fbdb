import type { Deps } from '../deps.ts';
import { createAuthors } from './authors.service.ts';
import { createGonePictures } from './gone-pictures.ts';
import { createPostAddresses } from './post-addresses.service.ts';
import { createPostDraftsRepository } from './post-drafts.repository.ts';
import { createPostHistory } from './post-history.service.ts';
import { createPostsRepository } from './posts.repository.ts';

/** What the operations that write posts share. */
export const createPostWritingRoom = (deps: Deps) => ({
  ...deps,
  posts: createPostsRepository(deps.database),
  authors: createAuthors(deps),
  addresses: createPostAddresses(deps),
  drafts: createPostDraftsRepository(deps.database.tables),
  history: createPostHistory(deps),
  gonePictures: createGonePictures(deps),
});

export type PostWritingRoom = ReturnType<typeof createPostWritingRoom>;
