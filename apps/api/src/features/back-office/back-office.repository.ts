import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** What the back-office counts across the tables of others. */
export function createBackOfficeRepository(tables: Tables) {
  const { users, projects, messages, blogPosts, applications } = tables;
  return {
    async countOverview(db: Queryable) {
      const [accounts, websiteProjects, unread, drafts, newApplications] = await Promise.all([
        db.$count(users),
        db.$count(projects),
        db.$count(messages, eq(messages.status, 'unread')),
        db.$count(blogPosts, eq(blogPosts.status, 'draft')),
        db.$count(applications, eq(applications.status, 'new')),
      ]);
      return { accounts, websiteProjects, unread, drafts, newApplications };
    },
  };
}
