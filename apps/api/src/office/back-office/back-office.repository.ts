import type { PostStatus } from '@vitrine/contracts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** What the back-office counts across the tables of others. */
export function createBackOfficeRepository(tables: Tables) {
  const { users, projects, messages, blogPosts, applications, outbox } = tables;
  /** What waits in the inbox. */
  const countWaiting = async (db: Queryable) => ({
    unread: await db.$count(messages, and(eq(messages.status, 'unread'), eq(messages.spam, false))),
    newApplications: await db.$count(applications, eq(applications.status, 'new')),
  });
  return {
    countWaiting,
    countUsers: async (db: Queryable) => db.$count(users),
    countProjects: async (db: Queryable) => db.$count(projects),
    countPosts: async (db: Queryable, ...statuses: PostStatus[]) =>
      db.$count(
        blogPosts,
        and(inArray(blogPosts.status, statuses), isNull(blogPosts.translationOf)),
      ),
    /** Those of an issue stand with the issue. */
    countFailedMails: async (db: Queryable) =>
      db.$count(outbox, and(eq(outbox.status, 'failed'), eq(outbox.bulk, false))),
  };
}
