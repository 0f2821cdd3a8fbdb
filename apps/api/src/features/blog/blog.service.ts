import type { BlogPostInput } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { canReadDrafts, canReadPost } from './blog.policy.ts';
import type { BlogRepository, StoredPost } from './blog.repository.ts';

interface Needs {
  database: Database;
  posts: BlogRepository;
  clock: Clock;
  ids: Ids;
}

/** Posts: read by everybody, written in the back-office. */
export function createBlogService({ database, posts, clock, ids }: Needs) {
  return {
    list: (actor: Actor) =>
      posts.list(database.read, canReadDrafts(actor) ? undefined : 'published'),

    async requireReadable(actor: Actor, id: string): Promise<StoredPost> {
      const post = await posts.getById(database.read, id);
      // a draft is no different from nothing: its existence is not told
      if (!post || !canReadPost(actor, post)) throw noSuchPost();
      return post;
    },

    async create(input: BlogPostInput): Promise<StoredPost> {
      const now = clock.now();
      const { status = 'draft', ...written } = input;
      const post = { ...written, status, id: ids.next(), createdAt: now, updatedAt: now };
      await database.write(async (tx) => {
        await posts.insert(tx, post);
        await database.touchContent(tx);
      });
      return post;
    },

    async update(id: string, input: BlogPostInput): Promise<StoredPost> {
      const { status, ...written } = input;
      const changes = { ...written, ...(status ? { status } : {}), updatedAt: clock.now() };
      return database.write(async (tx) => {
        const post = await posts.update(tx, id, changes);
        if (!post) throw noSuchPost();
        await database.touchContent(tx);
        return post;
      });
    },

    async delete(id: string): Promise<void> {
      await database.write(async (tx) => {
        if (!(await posts.delete(tx, id))) throw noSuchPost();
        await database.touchContent(tx);
      });
    },
  };
}

export type BlogService = ReturnType<typeof createBlogService>;

const noSuchPost = () => new ProblemError('not-found', 'There is no such post.');
