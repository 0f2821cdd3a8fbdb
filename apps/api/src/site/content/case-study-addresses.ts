import { caseStudyAddresses } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import { createCaseStudiesRepository } from './case-studies.repository.ts';

interface Named {
  id: string;
  name: string;
}

/**
 * The addresses that case studies have and had. Those of now are made of the names of all projects;
 * stored is which project had one last, and when it was changed under it.
 */
export function createCaseStudyAddresses({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>) {
  const caseStudies = createCaseStudiesRepository(database.tables);
  const withName = (names: Named[], { id, name }: Named) =>
    names.map((one) => (one.id === id ? { ...one, name } : one));
  return {
    /**
     * Inside the write that stores a project: its address counts as changed now, and the one that it
     * had before goes on leading to it. Where that is another project's now, that one wins.
     */
    async note(tx: Queryable, after: Named, before: Named | undefined): Promise<void> {
      const names = await caseStudies.listNames(tx);
      const present = caseStudyAddresses(names).get(after.id);
      const earlier = before && caseStudyAddresses(withName(names, before)).get(before.id);
      const claimed = new Set([earlier, present].filter((address) => address !== undefined));
      for (const address of claimed) {
        await caseStudies.claim(tx, { address, projectId: after.id, changedAt: clock.now() });
      }
    },

    /** What the address of each ends with, by its id. */
    byId: async (db: Queryable) => caseStudyAddresses(await caseStudies.listNames(db)),

    /** The project that had an address last, and has it no more. */
    findEarlier: (db: Queryable, address: string) => caseStudies.getByAddress(db, address),

    /** Every address of now in the order of the projects, and when its project was changed. */
    async list(db: Queryable): Promise<{ name: string; updatedAt: Date | undefined }[]> {
      const noted = new Map((await caseStudies.listAddresses(db)).map((one) => [one.address, one]));
      const present = caseStudyAddresses(await caseStudies.listNames(db));
      return [...present].map(([id, address]) => {
        const one = noted.get(address);
        return { name: address, updatedAt: one?.projectId === id ? one.changedAt : undefined };
      });
    },
  };
}
