import { type Portfolio, withoutFocalPoint } from '@vitrine/contracts';
import { type Field, type FieldKind, readPath, valuesOf } from '#lib/editing/field.ts';
import { m } from '#messages';

/** The lists whose items are added and deleted at once (POR-05), files aside. */
export type ItemKind = 'experiences' | 'educations' | 'projects' | 'links';
/** The lists without an endpoint of their own: each is saved as a whole when it grows or shrinks. */
export type OfferKind = 'services' | 'products';
export type AdditionKind = ItemKind | OfferKind;
/** The lists whose items the server deletes at once. */
export type EditedList = ItemKind | 'media_items';
export type ListName = EditedList | OfferKind;
export type Item<L extends ListName = ListName> = Portfolio[L][number];
export type ItemInput<K extends AdditionKind> = Omit<Item<K>, 'id'>;
export type Additions = { [K in AdditionKind]: ItemInput<K> };

/** Whether a list has no endpoint of its own. */
export const isOffer = (list: ListName): list is OfferKind =>
  list === 'services' || list === 'products';

/** A field of an item, as the forms ask for it. */
export interface ItemField extends Field {
  optional?: boolean | undefined;
  placeholder?: (() => string) | undefined;
}

export const field = (path: string, label: () => string, kind: FieldKind = 'line'): Field => ({
  path,
  label,
  kind,
});

export const words = (path: keyof Portfolio | 'technologies', label: () => string): Field => ({
  ...field(path, label, 'list'),
  merge: 'words',
});

/** A field that may stay empty, with an example where one helps. */
const optional = (optionalField: Field, placeholder?: () => string): ItemField => ({
  ...optionalField,
  optional: true,
  placeholder,
});

const offer: readonly ItemField[] = [
  field('name', m.field_name),
  optional(field('price', m.portfolio_offer_price), m.portfolio_offer_price_example),
  optional(field('description', m.field_description, 'text')),
];

/** What an item of each list is made of; it is called by the first. */
export const itemFields: Record<ListName, readonly ItemField[]> = {
  experiences: [
    field('title', m.portfolio_experience_title),
    field('company', m.portfolio_experience_company),
    optional(field('period', m.portfolio_experience_period), m.portfolio_experience_period_example),
    optional(field('description', m.field_description, 'text')),
  ],
  educations: [
    field('degree', m.portfolio_education_degree),
    field('institution', m.portfolio_education_institution),
    optional(field('year', m.portfolio_education_year)),
  ],
  projects: [
    field('name', m.field_name),
    {
      ...field('description', m.field_description, 'text'),
      hint: m.portfolio_project_description_hint,
    },
    words('technologies', m.portfolio_view_technologies),
  ],
  links: [
    field('name', m.field_name),
    { ...field('url', m.portfolio_link_url), type: 'url', placeholder: () => 'https://' },
  ],
  services: offer,
  products: offer,
  media_items: [
    field('title', m.field_title),
    field('description', m.field_description),
    { ...field('alt', m.media_alt), hint: m.media_alt_hint },
  ],
};

const kinds = ['experiences', 'educations', 'projects', 'links', 'services', 'products'] as const;

/** One value for each list that new items are typed into. */
export const forEachKind = <T>(make: (kind: AdditionKind) => T): Record<AdditionKind, T> =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<AdditionKind, T>;

/** The forms for new items before anybody types. */
export const blankAdditions = forEachKind((kind) => valuesOf(itemFields[kind], {})) as Additions;

/** Whether the parts that an item cannot be without hold more than blanks (POR-04). */
export const isComplete = <K extends AdditionKind>(kind: K, input: ItemInput<K>): boolean =>
  itemFields[kind].every(
    ({ path, kind: type, optional: maybe }) =>
      maybe || type === 'list' || String(readPath(input, path)).trim() !== '',
  );

/** Whether nothing at all was typed. */
export const isBlank = (input: object): boolean =>
  Object.values(input).every((value) => value.length === 0);

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
  const isGone = (address: string) => withoutFocalPoint(address) === url;
  return {
    ...rest,
    profileImage: isGone(profileImage) ? '' : profileImage,
    cv: isGone(cv) ? '' : cv,
    gallery: gallery.filter((address) => !isGone(address)),
  };
}

/** The list with one entry in another place; a place that is not there changes nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/**
 * Whether the portfolio shows nothing at all yet; its address, its state, its
 * look and the order of its parts do not count.
 */
export function isEmpty(portfolio: Portfolio): boolean {
  const {
    published: _state,
    customUrl: _address,
    sections: _order,
    theme: _look,
    version: _,
    ...shown
  } = portfolio;
  return Object.values(shown).every((part) => part.length === 0);
}
