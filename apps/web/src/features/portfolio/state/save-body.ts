import {
  forEachList,
  type Portfolio,
  type PortfolioList,
  portfolioInputSchema,
  same,
} from '@vitrine/contracts';
import type { ItemInput } from './item-kinds.ts';

/** Items with their ids, where the server knows them by one. */
type SentItems = { [K in PortfolioList]: (ItemInput<K> & { id?: string })[] };

/**
 * The whole portfolio as a save sends it; of a file only its words can change. An item that the
 * server did not have when the edits started goes without its id, or it would be passed over.
 */
export function saveBody(portfolio: Portfolio, base: Partial<Portfolio> = portfolio) {
  const { version: _base, ...parts } = portfolio;
  const items = forEachList((kind) => {
    const known = new Set(base[kind]?.map(({ id }) => id));
    return portfolio[kind].map(({ id, ...item }) => (known.has(id) ? { id, ...item } : item));
  });
  return {
    ...parts,
    ...(items as SentItems),
    media_items: portfolio.media_items.map(({ id, title, description, alt, translations }) => ({
      id,
      title,
      description,
      alt,
      translations,
    })),
  };
}

/** Whether the server holds what was sent, in its own spelling and under its own ids. */
export function isStored(sent: Portfolio, stored: Portfolio): boolean {
  const spelled = (portfolio: Portfolio) =>
    portfolioInputSchema.safeParse(saveBody(portfolio, {})).data;
  const body = spelled(sent);
  return body !== undefined && same(body, spelled(stored));
}
