import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import {
  lockRewritten,
  only,
  POST_PICTURES,
  pictureMoved,
  type Rewrite,
} from '../../site/index.ts';
import type { Deps } from '../deps.ts';
import { createPostHistory } from './post-history.service.ts';
import { canChange, mayPublish } from './posts.policy.ts';
import { createPostsRepository } from './posts.repository.ts';

/** Rewrites the addresses of moved pictures in posts, and says who may change one. */
export function followPicturesInPosts(deps: Deps): void {
  const { database, audit, events, clock } = deps;
  const posts = createPostsRepository(database);
  const history = createPostHistory(deps);

  const inPost = async (tx: Queryable, actor: Account, id: string, rewrite: Rewrite) => {
    const found = await lockRewritten(tx, posts, id, rewrite);
    if (!found) return;
    const { before, changes } = found;
    const after = { ...before, ...changes, updatedAt: clock.now(), version: before.version + 1 };
    await history.keep(tx, before, undefined);
    await posts.update(tx, id, { ...changes, updatedAt: after.updatedAt });
    await history.keep(tx, after, actor);
    const about = { subject: 'post', id, name: before.title } as const;
    await audit.record(tx, actor, 'changed', about, only(before, changes), changes);
  };

  events.on(pictureMoved, async (tx, { actor, uses, rewrite }) => {
    for (const { kind, recordId } of uses) {
      if (kind === POST_PICTURES) await inPost(tx, actor, recordId, rewrite);
    }
  });

  deps.pictureUses.guard(POST_PICTURES, async (db, actor, id) => {
    const post = await posts.get(db, id);
    return post ? canChange(actor, post) : mayPublish(actor);
  });
}
