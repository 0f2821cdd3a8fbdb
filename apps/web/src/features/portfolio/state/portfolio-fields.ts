import type { Portfolio, PortfolioSectionName } from '@vitrine/contracts';
import type { Field, FieldKind } from '#lib/editing/field.ts';
import { type Choices, type Difference, type Diverged, merge } from '#lib/editing/merge.ts';
import { m } from '#messages';
import type { ListName } from './item-kinds.ts';
import { isStored } from './save-body.ts';

/** The kind of a picture's address, which a conflict shows as the picture. */
export const PICTURE = 'picture';

const sectionNames: Record<PortfolioSectionName, () => string> = {
  about: m.portfolio_view_about,
  experiences: m.portfolio_view_experience,
  projects: m.page_projects,
  skills: m.field_skills,
  educations: m.field_education,
  services: m.page_services,
  products: m.portfolio_view_products,
  media: m.portfolio_view_gallery,
  documents: m.portfolio_view_documents,
};

/** What a part of the page is called, as its heading there says it. */
export const sectionName = (section: PortfolioSectionName): string => sectionNames[section]();

const field = (path: string, label: () => string, kind: FieldKind = 'line'): Field => ({
  path,
  label,
  kind,
});
const words = (path: keyof Portfolio | 'technologies', label: () => string): Field => ({
  ...field(path, label, 'list'),
  merge: 'words',
});

/** A field of an item, as the forms ask for it. */
export interface ItemField extends Field {
  optional?: boolean | undefined;
  placeholder?: (() => string) | undefined;
}

const optional = { optional: true };
const offer: readonly ItemField[] = [
  field('name', m.field_name),
  {
    ...field('price', m.portfolio_offer_price),
    ...optional,
    placeholder: m.portfolio_offer_price_example,
  },
  { ...field('description', m.field_description, 'text'), ...optional },
];

/** What an item of each list is made of; it is called by the first. */
export const itemFields: Record<ListName, readonly ItemField[]> = {
  experiences: [
    field('title', m.portfolio_experience_title),
    field('company', m.portfolio_experience_company),
    {
      ...field('period', m.portfolio_experience_period),
      ...optional,
      placeholder: m.portfolio_experience_period_example,
    },
    { ...field('description', m.field_description, 'text'), ...optional },
  ],
  educations: [
    field('degree', m.portfolio_education_degree),
    field('institution', m.portfolio_education_institution),
    { ...field('year', m.portfolio_education_year), ...optional },
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

const list = (path: ListName, label: () => string): Field => ({
  ...field(path, label, 'items'),
  items: { fields: itemFields[path], name: m.area_untitled, identity: 'id' },
});

/** Everything of a portfolio that can be changed, as two changes of it are put together. */
export const portfolioFields: readonly Field[] = [
  field('headline', m.portfolio_headline),
  field('summary', m.portfolio_summary, 'text'),
  {
    ...field('published', m.portfolio_conflict_published, 'checkbox'),
    show: (published: boolean) => (published ? m.area_published() : m.area_draft()),
  },
  field('customUrl', m.portfolio_custom_url),
  field('profileImage', m.portfolio_profile_image, PICTURE),
  field('cv', m.media_cv),
  words('skills', m.field_skills),
  words('gallery', m.portfolio_view_gallery),
  {
    ...words('sections', m.portfolio_page_order),
    show: (sections: readonly PortfolioSectionName[]) => sections.map(sectionName).join(' · '),
  },
  list('experiences', m.portfolio_view_experience),
  list('educations', m.field_education),
  list('projects', m.page_projects),
  list('links', m.portfolio_view_links),
  list('media_items', m.portfolio_media_gallery),
  list('services', m.page_services),
  list('products', m.portfolio_view_products),
];

interface Merged {
  /** With the other's version: it is what a save of this replaces. */
  portfolio: Portfolio;
  /** What both changed; every one needs a choice before this may be saved. */
  conflicts: Difference[];
}

/** Puts together what only one side changed; of what both changed, the chosen side counts. */
export function mergePortfolios(sides: Diverged<Portfolio>, choices: Choices = {}): Merged {
  const { merged, differences } = merge(portfolioFields, sides, choices);
  return { portfolio: merged, conflicts: differences.filter(({ by }) => by === 'both') };
}

interface Edits {
  /** As the server had it when the edits started. */
  base: Portfolio;
  draft: Portfolio;
  /** What a save sent, for as long as nobody knows whether it arrived. */
  sent: Portfolio | undefined;
}

/** Edits and a newer portfolio put together; what was sent and arrived is no change any more. */
export function mergeNewer({ base, draft, sent }: Edits, newer: Portfolio) {
  const arrived = sent !== undefined && isStored(sent, newer);
  const sides = { base: arrived ? newer : base, yours: draft, theirs: newer };
  return { ...mergePortfolios(sides), sides };
}
