import type { Portfolio } from '@vitrine/contracts';
import type { ListName } from './item-kinds.ts';

type Identified = { id: string };

/** The portfolio with one of its lists changed. */
export function withList(
  portfolio: Portfolio,
  list: ListName,
  change: (items: readonly Identified[]) => readonly Identified[],
): Portfolio {
  return { ...portfolio, [list]: change(portfolio[list]) };
}

/** The portfolio with one more item at the end of a list, or another in the place of a known one. */
export const withItem = (portfolio: Portfolio, list: ListName, item: Identified): Portfolio =>
  withList(portfolio, list, (items) =>
    items.some(({ id }) => id === item.id)
      ? items.map((known) => (known.id === item.id ? item : known))
      : [...items, item],
  );

/** The portfolio without one item of a list; a file that is gone leaves its other places too. */
export function withoutItem(portfolio: Portfolio, list: ListName, id: string): Portfolio {
  const rest = withList(portfolio, list, (items) => items.filter((item) => item.id !== id));
  const url = list === 'media_items' && portfolio[list].find((item) => item.id === id)?.url;
  if (!url) return rest;
  const { profileImage, cv, gallery } = rest;
  return {
    ...rest,
    profileImage: profileImage === url ? '' : profileImage,
    cv: cv === url ? '' : cv,
    gallery: gallery.filter((picture) => picture !== url),
  };
}

/** The list with one entry in another place; a place that is not there changes nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
