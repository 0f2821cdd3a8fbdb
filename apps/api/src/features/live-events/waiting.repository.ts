import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** What waits for an administrator. */
export function createWaitingRepository({ messages, applications }: Tables) {
  return {
    async count(db: Queryable) {
      const [unread, newApplications] = await Promise.all([
        db.$count(messages, eq(messages.status, 'unread')),
        db.$count(applications, eq(applications.status, 'new')),
      ]);
      return { unread, newApplications };
    },
  };
}
