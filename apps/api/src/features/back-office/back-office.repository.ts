import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { readInstallation } from '../../db/installation.ts';
import type { Tables } from '../../db/schema.ts';

export type StoredUser = Tables['users']['$inferSelect'];
export type StoredApplication = Tables['applications']['$inferSelect'];
export type StoredMessage = Tables['messages']['$inferSelect'];

/** What the back-office reads across the tables of others. */
export function createBackOfficeRepository(tables: Tables) {
  const { users, projects, messages, blogPosts, applications } = tables;
  return {
    async countOverview(db: Queryable) {
      const [accounts, websiteProjects, unread, drafts, newApplications, revenue] =
        await Promise.all([
          db.$count(users),
          db.$count(projects),
          db.$count(messages, eq(messages.status, 'unread')),
          db.$count(blogPosts, eq(blogPosts.status, 'draft')),
          db.$count(applications, eq(applications.status, 'new')),
          readInstallation(db, tables, 'revenue'),
        ]);
      return { accounts, websiteProjects, unread, drafts, newApplications, revenue };
    },
    async listUsers(db: Queryable): Promise<StoredUser[]> {
      return db.select().from(users).orderBy(desc(users.createdAt), desc(users.id));
    },
    async listApplications(db: Queryable): Promise<StoredApplication[]> {
      const newestFirst = [desc(applications.createdAt), desc(applications.id)];
      return db
        .select()
        .from(applications)
        .orderBy(...newestFirst);
    },
    async listMessages(db: Queryable): Promise<StoredMessage[]> {
      return db.select().from(messages).orderBy(desc(messages.createdAt), desc(messages.id));
    },
  };
}

export type BackOfficeRepository = ReturnType<typeof createBackOfficeRepository>;
