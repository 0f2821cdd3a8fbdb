import {
  educationInputSchema,
  experienceInputSchema,
  type Portfolio,
  portfolioLinkInputSchema,
  portfolioProjectInputSchema,
} from '@vitrine/contracts';

/** The lists whose items are added and deleted at once (POR-05), files aside. */
export type ItemKind = 'experiences' | 'educations' | 'projects' | 'links';
/** The lists that wait for 'Save Changes' with all of their changes. */
export type OfferKind = 'services' | 'products';
export type AdditionKind = ItemKind | OfferKind;
/** The lists whose items the server deletes at once. */
export type EditedList = ItemKind | 'media_items';
export type ListName = EditedList | OfferKind;
export type Item<K extends AdditionKind> = Portfolio[K][number];
export type ItemInput<K extends AdditionKind> = Omit<Item<K>, 'id'>;
export type Additions = { [K in AdditionKind]: ItemInput<K> };

/** Whether a list waits for the save with all of its changes. */
export const isOffer = (kind: AdditionKind): kind is OfferKind =>
  kind === 'services' || kind === 'products';

const blankOffer = { name: '', description: '', price: '' };

/** The forms for new items before anybody types. */
export const blankAdditions: Additions = {
  experiences: { title: '', company: '', period: '', description: '' },
  educations: { degree: '', institution: '', year: '' },
  projects: { name: '', description: '', technologies: [] },
  links: { name: '', url: '' },
  services: blankOffer,
  products: blankOffer,
};

export const itemSchemas = {
  experiences: experienceInputSchema,
  educations: educationInputSchema,
  projects: portfolioProjectInputSchema,
  links: portfolioLinkInputSchema,
};

const required: { [K in AdditionKind]: readonly (keyof ItemInput<K>)[] } = {
  experiences: ['title', 'company'],
  educations: ['degree', 'institution'],
  projects: ['name', 'description'],
  links: ['name', 'url'],
  services: ['name'],
  products: ['name'],
};

/** Whether the parts that an item cannot be without hold more than blanks (POR-04). */
export function isComplete<K extends AdditionKind>(kind: K, input: ItemInput<K>): boolean {
  return required[kind].every((field) => String(input[field]).trim() !== '');
}

/** Whether nothing at all was typed. */
export function isBlank(input: object): boolean {
  return Object.values(input).every((value) => value.length === 0);
}

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

/**
 * Whether the portfolio shows nothing at all yet; its address, its state and
 * the order of its parts do not count.
 */
export function isEmpty(portfolio: Portfolio): boolean {
  const {
    published: _state,
    customUrl: _address,
    sections: _order,
    version: _,
    ...shown
  } = portfolio;
  return Object.values(shown).every((part) => part.length === 0);
}
