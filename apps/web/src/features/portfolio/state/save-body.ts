import { type Portfolio, portfolioInputSchema } from '@vitrine/contracts';
import { same } from '#lib/editing/same.ts';

type Identified = { id: string };

/**
 * The whole portfolio as a save sends it; of a file only its words can change. An item that the
 * server did not have when the edits started goes without its id, or it would be passed over.
 */
export function saveBody(portfolio: Portfolio, base: Portfolio = portfolio) {
  const { version: _base, ...parts } = portfolio;
  const known = <T extends Identified>(items: readonly T[], before: readonly Identified[]) => {
    const ids = new Set(before.map(({ id }) => id));
    return items.map(({ id, ...item }) => (ids.has(id) ? { id, ...item } : item));
  };
  return {
    ...parts,
    experiences: known(portfolio.experiences, base.experiences),
    educations: known(portfolio.educations, base.educations),
    projects: known(portfolio.projects, base.projects),
    links: known(portfolio.links, base.links),
    services: known(portfolio.services, base.services),
    products: known(portfolio.products, base.products),
    media_items: portfolio.media_items.map(({ id, title, description, alt }) => ({
      id,
      title,
      description,
      alt,
    })),
  };
}

/** Whether the server holds what was sent, in its own spelling and under its own ids. */
export function isStored(sent: Portfolio, stored: Portfolio): boolean {
  const spelled = (portfolio: Portfolio) =>
    portfolioInputSchema.safeParse(saveBody(portfolio, { ...portfolio, ...withoutItems })).data;
  const body = spelled(sent);
  return body !== undefined && same(body, spelled(stored));
}

const withoutItems = {
  experiences: [],
  educations: [],
  projects: [],
  links: [],
  services: [],
  products: [],
};
