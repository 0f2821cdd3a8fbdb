// Without zod: whoever shows a list of case studies needs their addresses, and not their schemas.

/** A name as the end of an address or the id of an element: 'Maître D' gives `maitre-d`. */
export function anchor(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * What the address of each project's page ends with, by the project's id: its name, and its id where
 * the name has no letters or belongs to a project before it.
 * @param projects from the first on, in their order
 */
export function caseStudyAddresses(
  projects: readonly { id: string; name: string }[],
): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    projects.map(({ id, name }) => {
      const slug = anchor(name);
      const address = slug && !taken.has(slug) ? slug : id;
      taken.add(address);
      return [id, address];
    }),
  );
}
