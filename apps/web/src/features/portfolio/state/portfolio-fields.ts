import {
  type Portfolio,
  type PortfolioSectionName,
  type PortfolioTheme,
  usualTheme,
} from '@vitrine/contracts';
import type { Field } from '#lib/editing/field.ts';
import { type Choices, type Difference, type Diverged, merge } from '#lib/editing/merge.ts';
import { m } from '#messages';
import { field, itemFields, words } from './item-fields.ts';
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
  certificates: m.portfolio_view_certificates,
  languages: m.portfolio_view_languages,
  volunteering: m.portfolio_view_volunteering,
  publications: m.portfolio_view_publications,
  services: m.page_services,
  products: m.portfolio_view_products,
  references: m.portfolio_view_references,
  media: m.portfolio_view_gallery,
  documents: m.portfolio_view_documents,
};

/** What a part of the page is called, as its heading there says it. */
export const sectionName = (section: PortfolioSectionName): string => sectionNames[section]();

const themeNames: Record<PortfolioTheme, () => string> = {
  basalt: m.portfolio_theme_basalt,
  daylight: m.portfolio_theme_daylight,
  paper: m.portfolio_theme_paper,
};

/** What a look is called where it is chosen. */
export const themeName = (theme: PortfolioTheme): string => themeNames[theme]();

/** What a choice of availability is called in the form. */
export const availabilityName = (availability: Portfolio['availability']): string =>
  ({
    '': m.portfolio_availability_unsaid,
    open: m.portfolio_view_open,
    from: m.portfolio_availability_from,
    'not-looking': m.portfolio_view_not_looking,
  })[availability]();

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
  field('phone', m.portfolio_phone),
  field('whatsapp', m.portfolio_whatsapp),
  field('cv', m.media_cv),
  words('skills', m.field_skills),
  words('gallery', m.portfolio_view_gallery),
  {
    ...words('sections', m.portfolio_page_order),
    show: (sections: readonly PortfolioSectionName[]) => sections.map(sectionName).join(' · '),
  },
  {
    ...field('theme', m.portfolio_theme),
    show: (theme: PortfolioTheme = usualTheme) => themeName(theme),
  },
  {
    ...field('availability', m.portfolio_availability),
    show: (availability: Portfolio['availability']) => availabilityName(availability),
  },
  field('availabilityNote', m.portfolio_availability_note),
  list('experiences', m.portfolio_view_experience),
  list('educations', m.field_education),
  list('projects', m.page_projects),
  list('links', m.portfolio_view_links),
  list('media_items', m.portfolio_media_gallery),
  list('services', m.page_services),
  list('products', m.portfolio_view_products),
  list('certificates', m.portfolio_view_certificates),
  list('languages', m.portfolio_view_languages),
  list('publications', m.portfolio_view_publications),
  list('volunteering', m.portfolio_view_volunteering),
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
