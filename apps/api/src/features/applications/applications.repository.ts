import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type StoredApplication = Tables['applications']['$inferSelect'];

/** Applications as they arrive. */
export function createApplicationsRepository({ applications }: Tables) {
  return {
    async insert(db: Queryable, application: StoredApplication): Promise<void> {
      await db.insert(applications).values(application);
    },
  };
}

export type ApplicationsRepository = ReturnType<typeof createApplicationsRepository>;
