import { picked, postDetails, postText } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { found } from '../../lib/problem-error.ts';
import { createUsersRepository, fullName } from '../../people/index.ts';
import type { Deps } from '../deps.ts';
import { createPostVersionsRepository, type PostVersionRow } from './post-versions.repository.ts';
import type { StoredPost } from './posts.repository.ts';

/** Every version of every post. */
export function createPostHistory({ database, pictureUses, clock, ids }: Deps) {
  const versions = createPostVersionsRepository(database.tables);
  const users = createUsersRepository(database.tables);
  const nameOf = async (tx: Queryable, { userId }: Account): Promise<string> => {
    const user = await users.get(tx, userId);
    return user ? fullName(user) : '';
  };
  return {
    list: versions.list,
    /** @throws {ProblemError} `not-found` */
    require: async (db: Queryable, id: string, version: number): Promise<PostVersionRow> =>
      found(await versions.get(db, id, version), 'noVersion'),
    /**
     * Inside the write that makes the version.
     * @param actor undefined where nobody was there, as when a scheduled post appears
     */
    async keep(tx: Queryable, post: StoredPost, actor: Account | undefined): Promise<void> {
      const { title, status, slug, version } = post;
      await versions.insert(tx, {
        id: ids.next(),
        postId: post.id,
        version,
        status,
        ...picked(postText, post),
        details: { slug, ...picked(postDetails, post) },
        author: actor ? await nameOf(tx, actor) : '',
        createdAt: clock.now(),
      });
      const content = [post.cover, ...post.sections];
      await pictureUses.noteVersion(tx, { id: post.id, name: title, content }, version);
    },
  };
}
