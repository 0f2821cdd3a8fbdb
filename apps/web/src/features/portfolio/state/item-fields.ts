import { languageLevels, type Portfolio } from '@vitrine/contracts';
import { levelWords } from '#components/portfolio-view/said-words.ts';
import { type Field, type FieldKind, readPath } from '#lib/editing/field.ts';
import { m } from '#messages';
import type { AdditionKind, ItemInput, ListName } from './item-kinds.ts';

/** The kind of a list of pictures, chosen from those that were uploaded. */
export const PICTURES = 'pictures';

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

export const words = (
  path: keyof Portfolio | 'technologies' | typeof PICTURES,
  label: () => string,
): Field => ({
  ...field(path, label, 'list'),
  merge: 'words',
});

/** A field that may stay empty, with an example where one helps. */
const optional = (
  optionalField: ItemField,
  placeholder = optionalField.placeholder,
): ItemField => ({ ...optionalField, optional: true, placeholder });

const period = field('period', m.portfolio_experience_period);
const webAddress: ItemField = {
  ...{ ...field('url', m.portfolio_entry_link), type: 'url', placeholder: () => 'https://' },
};

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
    optional(period, m.portfolio_experience_period_example),
    optional(field('description', m.field_description, 'text')),
  ],
  educations: [
    field('degree', m.portfolio_education_degree),
    field('institution', m.portfolio_education_institution),
    optional(field('year', m.portfolio_education_year)),
  ],
  projects: [
    field('name', m.field_name),
    optional(field('role', m.portfolio_role)),
    optional(period, m.portfolio_experience_period_example),
    optional(webAddress),
    {
      ...field('description', m.field_description, 'text'),
      hint: m.portfolio_project_description_hint,
    },
    words('technologies', m.portfolio_view_technologies),
    { ...words(PICTURES, m.portfolio_project_pictures), kind: PICTURES },
  ],
  links: [
    field('name', m.field_name),
    { ...field('url', m.portfolio_link_url), type: 'url', placeholder: () => 'https://' },
  ],
  certificates: [
    field('name', m.field_name),
    optional(field('issuer', m.portfolio_certificate_issuer)),
    optional(field('date', m.portfolio_date), m.portfolio_date_example),
    optional(webAddress),
  ],
  languages: [
    field('name', m.portfolio_language),
    optional({
      ...field('level', m.portfolio_language_level, 'select'),
      options: () => [
        { value: '', label: m.portfolio_level_unsaid() },
        ...languageLevels.map((value) => ({ value, label: levelWords[value]() })),
      ],
    }),
  ],
  publications: [
    field('title', m.field_title),
    optional(field('publisher', m.portfolio_publisher), m.portfolio_publisher_example),
    optional(field('date', m.portfolio_date), m.portfolio_date_example),
    optional(webAddress),
  ],
  volunteering: [
    field('role', m.portfolio_role),
    field('organisation', m.portfolio_organisation),
    optional(period, m.portfolio_experience_period_example),
    optional(field('description', m.field_description, 'text')),
  ],
  services: offer,
  products: offer,
  media_items: [
    field('title', m.field_title),
    field('description', m.field_description),
    { ...field('alt', m.media_alt), hint: m.media_alt_hint },
  ],
};

/** Whether the parts that an item cannot be without hold more than blanks (POR-04). */
export const isComplete = <K extends AdditionKind>(kind: K, input: ItemInput<K>): boolean =>
  itemFields[kind].every(
    ({ path, kind: type, optional: maybe }) =>
      maybe || type === 'list' || type === PICTURES || String(readPath(input, path)).trim() !== '',
  );
