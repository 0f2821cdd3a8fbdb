import {
  forEachList,
  languageLevels,
  type PortfolioEntryFields,
  type PortfolioList,
  portfolioLists,
  type Field as RecordField,
} from '@vitrine/contracts';
import { levelWords } from '#components/portfolio-view/said-words.ts';
import { type Field, type FieldKind, readPath } from '#lib/editing/field.ts';
import { m } from '#messages';
import type { ItemInput, ListName } from './item-kinds.ts';

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

const words = (path: string, label: () => string): Field => ({
  ...field(path, label, 'list'),
  merge: 'words',
});

type Text = () => string;
/** What a field is called, with an example or a hint where one helps. */
type Label = Text | { label: Text; example?: Text; hint?: Text; options?: Field['options'] };

const period = {
  label: m.portfolio_experience_period,
  example: m.portfolio_experience_period_example,
};
const date = { label: m.portfolio_date, example: m.portfolio_date_example };
const description = m.field_description;
const url = m.portfolio_entry_link;

const offer = {
  name: m.field_name,
  price: { label: m.portfolio_offer_price, example: m.portfolio_offer_price_example },
  description,
};

const labels: {
  readonly [L in PortfolioList]: { readonly [K in keyof PortfolioEntryFields<L>]: Label };
} = {
  experiences: {
    title: m.portfolio_experience_title,
    company: m.portfolio_experience_company,
    period,
    description,
  },
  educations: {
    degree: m.portfolio_education_degree,
    institution: m.portfolio_education_institution,
    year: m.portfolio_education_year,
  },
  projects: {
    name: m.field_name,
    role: m.portfolio_role,
    period,
    url,
    description: { label: description, hint: m.portfolio_project_description_hint },
    technologies: m.portfolio_view_technologies,
    pictures: m.portfolio_project_pictures,
  },
  links: { name: m.field_name, url: m.portfolio_link_url },
  services: offer,
  products: offer,
  certificates: { name: m.field_name, issuer: m.portfolio_certificate_issuer, date, url },
  languages: {
    name: m.portfolio_language,
    level: {
      label: m.portfolio_language_level,
      options: () => [
        { value: '', label: m.portfolio_level_unsaid() },
        ...languageLevels.map((value) => ({ value, label: levelWords[value]() })),
      ],
    },
  },
  publications: {
    title: m.field_title,
    publisher: { label: m.portfolio_publisher, example: m.portfolio_publisher_example },
    date,
    url,
  },
  volunteering: {
    role: m.portfolio_role,
    organisation: m.portfolio_organisation,
    period,
    description,
  },
};

function itemField(path: string, { kind, required }: RecordField, of: Label): ItemField {
  const { label, example, hint, options } = typeof of === 'function' ? { label: of } : of;
  if (kind === 'list') return words(path, label);
  if (kind === 'pictures') return { ...words(path, label), kind: PICTURES };
  return {
    ...field(path, label, kind === 'choice' ? 'select' : kind === 'text' ? 'text' : 'line'),
    ...(required === undefined && { optional: true }),
    ...(kind === 'link' && { type: 'url', placeholder: () => 'https://' }),
    ...(example && { placeholder: example }),
    ...(hint && { hint }),
    ...(options && { options }),
  };
}

const itemFieldsOf = (list: PortfolioList): readonly ItemField[] =>
  Object.entries<RecordField>(portfolioLists[list].fields).map(([name, one]) =>
    itemField(name, one, (labels[list] as Record<string, Label>)[name] as Label),
  );

/** What an item of each list is made of; it is called by the first. */
export const itemFields: Record<ListName, readonly ItemField[]> = {
  ...forEachList(itemFieldsOf),
  media_items: [
    field('title', m.field_title),
    field('description', m.field_description),
    { ...field('alt', m.media_alt), hint: m.media_alt_hint },
  ],
};

/** Whether the parts that an item cannot be without hold more than blanks (POR-04). */
export const isComplete = <L extends PortfolioList>(kind: L, input: ItemInput<L>): boolean =>
  itemFields[kind].every(
    ({ path, kind: type, optional: maybe }) =>
      maybe || type === 'list' || type === PICTURES || String(readPath(input, path)).trim() !== '',
  );
