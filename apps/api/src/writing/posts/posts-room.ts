import { DAY_MS } from '../../lib/clock.ts';
import { createSignedLinks } from '../../lib/signed-links.ts';
import type { Deps } from '../deps.ts';
import { createAuthors } from './authors.service.ts';
import { createGonePictures } from './gone-pictures.ts';
import { createPostAddresses } from './post-addresses.service.ts';
import { createPostDraftsRepository } from './post-drafts.repository.ts';
import { createPostHistory } from './post-history.service.ts';
import { createPostTranslationsRepository } from './post-translations.repository.ts';
import { createPostsRepository } from './posts.repository.ts';
import { createReads } from './reads.service.ts';

/** For how long a link shows a post to anyone who has it. */
const PREVIEW_MS = 7 * DAY_MS;

/** What the operations on posts share. */
export const createPostsRoom = (deps: Deps) => ({
  ...deps,
  posts: createPostsRepository(deps.database),
  authors: createAuthors(deps),
  addresses: createPostAddresses(deps),
  drafts: createPostDraftsRepository(deps.database.tables),
  history: createPostHistory(deps),
  gonePictures: createGonePictures(deps),
  reads: createReads(deps),
  translations: createPostTranslationsRepository(deps.database),
  previews: createSignedLinks(deps, 'preview', PREVIEW_MS),
});

export type PostsRoom = ReturnType<typeof createPostsRoom>;
