import type { Account } from '../../lib/actor.ts';
import { found } from '../../lib/problem-error.ts';
import type { PostsRoom } from './posts-room.ts';
import { recordPost, requireChange } from './written-post.ts';

export async function deletePost(room: PostsRoom, actor: Account, id: string): Promise<void> {
  const { database, posts, trash, pictureUses, drafts } = room;
  await database.write(async (tx) => {
    const post = found(await posts.lock(tx, id), 'noPost');
    requireChange(room, actor, post);
    const translations = await posts.listTranslations(tx, id);
    await trash.put(tx, actor, { kind: 'post', id, name: post.title });
    await posts.delete(tx, id);
    for (const one of [post, ...translations]) {
      await pictureUses.forget(tx, 'article', one.id);
      await drafts.dropAll(tx, one.id);
    }
    await recordPost(room, tx, actor, 'deleted', post, undefined);
    await database.touchContent(tx);
  });
}
