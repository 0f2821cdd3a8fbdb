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
