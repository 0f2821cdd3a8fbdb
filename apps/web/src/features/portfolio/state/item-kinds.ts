import {
  educationInputSchema,
  experienceInputSchema,
  type Portfolio,
  portfolioLinkInputSchema,
  portfolioProjectInputSchema,
} from '@vitrine/contracts';

/** The lists whose items are added and deleted at once (POR-05), files aside. */
export type ItemKind = 'experiences' | 'educations' | 'projects' | 'links';
export type Item<K extends ItemKind> = Portfolio[K][number];
export type ItemInput<K extends ItemKind> = Omit<Item<K>, 'id'>;
export type Additions = { [K in ItemKind]: ItemInput<K> };

/** The forms for new items before anybody types. */
export const blankAdditions: Additions = {
  experiences: { title: '', company: '', period: '', description: '' },
  educations: { degree: '', institution: '', year: '' },
  projects: { name: '', description: '', technologies: [] },
  links: { name: '', url: '' },
};

export const itemSchemas = {
  experiences: experienceInputSchema,
  educations: educationInputSchema,
  projects: portfolioProjectInputSchema,
  links: portfolioLinkInputSchema,
};

const required: { [K in ItemKind]: readonly (keyof ItemInput<K>)[] } = {
  experiences: ['title', 'company'],
  educations: ['degree', 'institution'],
  projects: ['name', 'description'],
  links: ['name', 'url'],
};

/** Whether the parts that an item cannot be without hold more than blanks (POR-04). */
export function isComplete<K extends ItemKind>(kind: K, input: ItemInput<K>): boolean {
  return required[kind].every((field) => String(input[field]).trim() !== '');
}

/** Whether nothing at all was typed. */
export function isBlank(input: object): boolean {
  return Object.values(input).every((value) => value.length === 0);
}
