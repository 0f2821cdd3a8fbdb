import { asc } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** The projects as pages of their own. */
export function createCaseStudiesRepository({ projects, services }: Tables) {
  return {
    get: rowsOf(projects).get,
    /** The names of all, in the order an administrator sees them: addresses are made of them. */
    async listNames(db: Queryable) {
      const { id, name, tagline, position } = projects;
      return db.select({ id, name, tagline }).from(projects).orderBy(asc(position), asc(id));
    },
    /** The titles of all services, each with the projects that it was part of. */
    async listServices(db: Queryable) {
      const { id, title, projects: names, position } = services;
      return db.select({ title, names }).from(services).orderBy(asc(position), asc(id));
    },
  };
}
