import type { EndpointParsed, PostDraft } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import type { Deps } from '../deps.ts';
import { newPostId } from './new-post-id.ts';
import { createPostDraftsRepository } from './post-drafts.repository.ts';
import { isWriterOf } from './posts.policy.ts';
import { createPostsRepository } from './posts.repository.ts';

/** How a post that is not stored yet is called in an address. */
const NEW = 'new';

const postIn = (id: string) => (id === NEW ? '' : id);

/** What someone writes and has not saved: changes nothing of the post, and is seen by nobody else. */
export function createPostDrafts(deps: Deps) {
  const { database, clock, ids } = deps;
  const drafts = createPostDraftsRepository(database.tables);
  const posts = createPostsRepository(database);

  /** @throws {ProblemError} `not-found` for a post that is not there */
  const requirePost = async (actor: Account, id: string): Promise<string> => {
    if (id === NEW) return '';
    const post = await posts.get(database.read, id);
    return found(post && isWriterOf(actor, post) ? post : undefined, 'noPost').id;
  };

  return {
    async read(actor: Account, id: string): Promise<PostDraft | null> {
      const draft = await drafts.get(database.read, actor.userId, await requirePost(actor, id));
      if (!draft) return null;
      const { content, version, updatedAt } = draft;
      return { content: content.text, version, saved_at: updatedAt.toISOString() };
    },

    /** The post that someone has added under a key, from whichever device; undefined without one. */
    async created(actor: Account, key: string | undefined): Promise<string | undefined> {
      if (key === undefined) return undefined;
      return (await posts.get(database.read, newPostId(deps, actor, key)))?.id;
    },

    /** @throws {ProblemError} `conflict` when a newer one was kept from elsewhere */
    async keep(
      actor: Account,
      id: string,
      { content: text, version: seen }: EndpointParsed<'postDrafts.keep'>['body'],
    ): Promise<Omit<PostDraft, 'content'>> {
      const updatedAt = clock.now();
      const postId = await requirePost(actor, id);
      const { userId } = actor;
      const content = { text };
      const draft = { id: ids.next(), userId, postId, content, version: seen, updatedAt };
      const kept = await database.write((tx) => drafts.keep(tx, draft));
      if (!kept) throw new ProblemError('conflict', 'draftElsewhere');
      return { version: kept.version, saved_at: updatedAt.toISOString() };
    },

    /** @param seen leaves one alone that was kept from elsewhere since */
    drop: ({ userId }: Account, id: string, seen: number | undefined): Promise<void> =>
      database.write((tx) => drafts.drop(tx, userId, postIn(id), seen)),
  };
}
