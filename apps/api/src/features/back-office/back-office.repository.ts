import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** What the back-office counts across the tables of others. */
export function createBackOfficeRepository(tables: Tables) {
  const { users, projects, messages, blogPosts, applications, outbox } = tables;
  /** What waits for an administrator. */
  const countWaiting = async (db: Queryable) => ({
    unread: await db.$count(messages, and(eq(messages.status, 'unread'), eq(messages.spam, false))),
    newApplications: await db.$count(applications, eq(applications.status, 'new')),
  });
  const countOfNobody = async (db: Queryable) => ({
    scheduled: await db.$count(blogPosts, eq(blogPosts.status, 'scheduled')),
    // those of an issue stand with the issue
    failedMails: await db.$count(outbox, and(eq(outbox.status, 'failed'), eq(outbox.bulk, false))),
  });
  return {
    countWaiting,
    /** What is done for all of the company by whoever comes first. */
    countForAnybody: countOfNobody,
    countOverview: async (db: Queryable) => ({
      ...(await countWaiting(db)),
      accounts: await db.$count(users),
      websiteProjects: await db.$count(projects),
      drafts: await db.$count(blogPosts, eq(blogPosts.status, 'draft')),
      ...(await countOfNobody(db)),
    }),
  };
}
