import type { PostsRoom } from './posts-room.ts';
import { emitPublished, loggedPost } from './written-post.ts';

/** Publishes what is due; resolves with how many posts appeared. */
export async function publishDuePosts(room: PostsRoom): Promise<number> {
  const { posts, database, clock, history, audit, logger } = room;
  const due = await posts.listDue(database.read, clock.now());
  if (due.length === 0) return 0;
  const appeared = await database.write(async (tx) => {
    let published = 0;
    for (const post of due) {
      const now = await posts.publish(tx, post);
      if (!now) continue;
      await history.keep(tx, now, undefined);
      await emitPublished(room, tx, now);
      const about = { subject: 'post', id: now.id, name: now.title } as const;
      const [before, after] = [await loggedPost(room, tx, post), await loggedPost(room, tx, now)];
      await audit.recordBySchedule(tx, 'changed', about, before, after);
      published += 1;
    }
    if (published > 0) await database.touchContent(tx, 'nothing');
    return published;
  });
  if (appeared > 0) logger.info({ event: 'posts-published', appeared }, 'posts published');
  return appeared;
}
