import { plainLetters } from '../plain-letters.ts';
import { anchor } from './anchor.ts';

/**
 * What the address of each project's page ends with, by the project's id: its name, in a-z as far as
 * that is written in Latin letters, and its id where the name has no letters or belongs to a project
 * before it.
 * @param projects from the first on, in their order
 */
export function caseStudyAddresses(
  projects: readonly { id: string; name: string }[],
): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    projects.map(({ id, name }) => {
      const slug = anchor(plainLetters(name));
      const address = slug && !taken.has(slug) ? slug : id;
      taken.add(address);
      return [id, address];
    }),
  );
}
