import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { PictureUses } from '../picture-uses/index.ts';
import type { StoredPost } from './blog.repository.ts';
import type { PostVersionRow, PostVersionsRepository } from './post-versions.repository.ts';

interface Needs {
  database: Database;
  versions: PostVersionsRepository;
  /** What an account is called. */
  nameOf(tx: Queryable, userId: string): Promise<string>;
  pictureUses: Pick<PictureUses, 'noteVersion'>;
  clock: Clock;
  ids: Ids;
}

/** Every version of every post. */
export function createPostHistory({ database, versions, pictureUses, nameOf, clock, ids }: Needs) {
  const require = async (db: Queryable, id: string, version: number): Promise<PostVersionRow> => {
    const row = await versions.get(db, id, version);
    if (!row) throw new ProblemError('not-found', 'There is no such version.');
    return row;
  };
  return {
    require,
    /**
     * Inside the write that makes the version.
     * @param actor undefined where nobody was there, as when a scheduled post appears
     */
    async keep(tx: Queryable, post: StoredPost, actor: Account | undefined): Promise<void> {
      const { title, description, icon, color, status, posts, version } = post;
      await versions.insert(tx, {
        id: ids.next(),
        postId: post.id,
        version,
        ...{ title, description, icon, color, status, posts },
        author: actor ? await nameOf(tx, actor.userId) : '',
        createdAt: clock.now(),
      });
      await pictureUses.noteVersion(tx, { id: post.id, name: title, content: posts }, version);
    },
    list: (id: string) => versions.list(database.read, id),
    get: (id: string, version: number) => require(database.read, id, version),
  };
}

export type PostHistory = ReturnType<typeof createPostHistory>;
