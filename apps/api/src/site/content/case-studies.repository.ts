import { asc } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** The projects as pages of their own. */
export function createCaseStudiesRepository({ projects, services, projectAddresses }: Tables) {
  return {
    get: rowsOf(projects).get,
    /** The names of all, in the order an administrator sees them: addresses are made of them. */
    async listNames(db: Queryable) {
      const { id, name, tagline, translations, position } = projects;
      return db
        .select({ id, name, tagline, translations })
        .from(projects)
        .orderBy(asc(position), asc(id));
    },
    /** Has an address lead to a project, whichever it led to before. */
    async claim(tx: Queryable, row: typeof projectAddresses.$inferSelect): Promise<void> {
      const { projectId, changedAt } = row;
      await tx.insert(projectAddresses).values(row).onConflictDoUpdate({
        target: projectAddresses.address,
        set: { projectId, changedAt },
      });
    },
    getByAddress: rowsOf(projectAddresses, projectAddresses.address).get,
    async listAddresses(db: Queryable) {
      return db.select().from(projectAddresses);
    },
    /** The titles of all services, each with the projects that it was part of. */
    async listServices(db: Queryable) {
      const { id, title, projects: names, translations, position } = services;
      return db
        .select({ title, names, translations })
        .from(services)
        .orderBy(asc(position), asc(id));
    },
  };
}
