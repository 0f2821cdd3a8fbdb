import {
  blankEntry,
  forEachList,
  type Portfolio,
  type PortfolioList,
  portfolioWithoutFile,
} from '@vitrine/contracts';

export type ListName = PortfolioList | 'media_items';
export type Item<L extends ListName = ListName> = Portfolio[L][number];
export type ItemInput<L extends PortfolioList> = Required<
  Omit<Item<L>, 'id' | 'locale' | 'translations'>
>;
export type Additions = { [L in PortfolioList]: ItemInput<L> };

/** The forms for new items before anyone types. What they ask for comes with the editor (item-fields.ts). */
export const blankAdditions = forEachList(blankEntry) as Additions;

/** Whether nothing at all was typed. */
export const isBlank = (input: object): boolean =>
  Object.values(input).every((value) => value.length === 0);

type Identified = { id: string };

/** The portfolio with one of its lists changed. */
export function withList<P extends Portfolio>(
  portfolio: P,
  list: ListName,
  change: (items: readonly Identified[]) => readonly Identified[],
): P {
  return { ...portfolio, [list]: change(portfolio[list]) };
}

/** The portfolio with one more item at the end of a list, or another in the place of a known one. */
export const withItem = <P extends Portfolio>(portfolio: P, list: ListName, item: Identified): P =>
  withList(portfolio, list, (items) =>
    items.some(({ id }) => id === item.id)
      ? items.map((known) => (known.id === item.id ? item : known))
      : [...items, item],
  );

/** The portfolio without one item of a list; a file that is gone leaves its other places too. */
export function withoutItem(portfolio: Portfolio, list: ListName, id: string): Portfolio {
  const rest = withList(portfolio, list, (items) => items.filter((item) => item.id !== id));
  const url = list === 'media_items' && portfolio[list].find((item) => item.id === id)?.url;
  return url ? portfolioWithoutFile(rest, url) : rest;
}

/** The list with one entry in another place; a place that is not there changes nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/**
 * Whether the portfolio shows nothing at all yet; its address, its state, its
 * look, its languages and the order of its parts do not count.
 */
export function isEmpty(portfolio: Portfolio): boolean {
  const {
    published: _state,
    customUrl: _address,
    sections: _order,
    theme: _look,
    onePageCv: _fits,
    language: _language,
    translations: _said,
    version: _,
    profileImage,
    ...shown
  } = portfolio;
  return !profileImage && Object.values(shown).every((part) => part.length === 0);
}
