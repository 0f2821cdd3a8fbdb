import {
  availabilities,
  definitionOf,
  type FieldKind,
  type Fields,
  isTranslated,
  type Locale,
  languageWords,
  locales,
  mediaFields,
  type Portfolio,
  type PortfolioList,
  type PortfolioSectionName,
  type PortfolioTheme,
  portfolioFields,
  portfolioListNames,
} from '@vitrine/contracts';
import type { Field } from '#lib/editing/field.ts';
import type { Difference } from '#lib/editing/merge.ts';
import { languageName } from '#lib/locale.ts';
import { m } from '#messages';
import { field, type ItemField, itemFields } from './item-fields.ts';
import type { ListName } from './item-kinds.ts';
import { listWords } from './list-words.ts';

/** The kind of a picture's address, which a conflict shows as the picture. */
export const PICTURE = 'picture';

const sectionNames: Record<Exclude<PortfolioSectionName, PortfolioList>, () => string> = {
  about: m.portfolio_view_about,
  skills: m.field_skills,
  references: m.portfolio_view_references,
  media: m.portfolio_view_gallery,
  documents: m.portfolio_view_documents,
};

/** What a part of the page is called, as its heading there says it. */
export const sectionName = (section: PortfolioSectionName): string =>
  section in listWords
    ? listWords[section as PortfolioList].label()
    : sectionNames[section as keyof typeof sectionNames]();

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

type PortfolioPart = keyof typeof portfolioFields | 'customUrl';
type Described = Partial<Omit<ItemField, 'path' | 'label'>> & { label: () => string };

/** What the page is written in can be said until there is another language. */
const isAlone = ({ translations }: Portfolio) => Object.keys(translations).length === 0;

const reach = { type: 'tel', hint: m.portfolio_reach_hint, optional: true } as const;

/** What each part is called, what the form says of it, and how a conflict shows what is no text. */
const labels: Readonly<Record<PortfolioPart, (() => string) | Described>> = {
  headline: { label: m.portfolio_headline, hint: m.portfolio_headline_hint },
  occupation: { label: m.auth_profession, hint: m.portfolio_occupation_hint, optional: true },
  location: {
    label: m.portfolio_location,
    placeholder: m.portfolio_location_example,
    optional: true,
  },
  summary: { label: m.portfolio_summary, rows: 5 },
  published: {
    label: m.portfolio_conflict_published,
    show: (published: boolean) => (published ? m.area_published() : m.area_draft()),
  },
  customUrl: m.portfolio_custom_url,
  profileImage: m.portfolio_profile_image,
  phone: { label: m.portfolio_phone, ...reach },
  whatsapp: { label: m.portfolio_whatsapp, ...reach },
  cv: m.media_cv,
  skills: m.field_skills,
  gallery: m.portfolio_view_gallery,
  sections: {
    label: m.portfolio_page_order,
    show: (sections: readonly PortfolioSectionName[]) => sections.map(sectionName).join(' · '),
  },
  theme: { label: m.portfolio_theme, show: themeName },
  onePageCv: {
    label: m.portfolio_one_page_cv,
    show: (fits: boolean) => (fits ? m.portfolio_one_page_cv() : m.portfolio_one_page_cv_off()),
  },
  language: {
    label: m.portfolio_written_in,
    hint: m.portfolio_written_in_hint,
    kind: 'select',
    options: () => locales.map((value) => ({ value, label: languageWords[value].name })),
    when: isAlone,
  },
  availability: {
    label: m.portfolio_availability,
    hint: m.portfolio_availability_hint,
    kind: 'select',
    options: () =>
      (['', ...availabilities] as const).map((value) => ({
        value,
        label: availabilityName(value),
      })),
  },
  availabilityNote: {
    label: m.portfolio_availability_note,
    hint: m.portfolio_availability_note_hint,
    optional: true,
    when: ({ availability }: Portfolio) => availability !== '',
  },
};

/** How a kind of field is edited and merged, where that is not as a line. */
const edited: Partial<Record<FieldKind, Partial<Field>>> = {
  text: { kind: 'text' },
  flag: { kind: 'checkbox' },
  picture: { kind: PICTURE },
  list: { kind: 'list', merge: 'words' },
  pictures: { kind: 'list', merge: 'words' },
  choices: { kind: 'list', merge: 'words' },
};

function partField(path: string): ItemField {
  const of = labels[path as PortfolioPart];
  const { label, ...said } = typeof of === 'function' ? { label: of } : of;
  const kind = (portfolioFields as Fields)[path]?.kind ?? 'line';
  return { ...field(path, label), ...edited[kind], ...said };
}

/** The address of the page has a control of its own. */
export const ADDRESS: readonly ItemField[] = [partField('customUrl')];

/** What is first in the form, in groups. */
export const basicFields: readonly (readonly ItemField[])[] = [
  ['headline', 'summary'].map(partField),
  ['occupation', 'location'].map(partField),
  ADDRESS,
  ['whatsapp', 'phone'].map(partField),
  ['availability', 'availabilityNote'].map(partField),
  ['language'].map(partField),
];

/** Where a record has what it says in a language. */
export const placeIn = (locale: Locale) => `translations.${locale}`;

/** Of the fields of a record those that are translated. */
export const translated = (fields: readonly ItemField[], of: Fields): readonly ItemField[] =>
  fields.filter(({ path }) => of[path] && isTranslated(of[path]));

/** The same, once for each language, where a record has them. */
const inLanguages = (fields: readonly ItemField[], of: Fields): readonly ItemField[] =>
  locales.flatMap((locale) =>
    translated(fields, of).map((one) => ({
      ...one,
      path: `${placeIn(locale)}.${one.path}`,
      label: () => `${one.label()} (${languageWords[locale].name})`,
    })),
  );

/** The fields of the page that are translated. */
export const pageTexts = translated(Object.keys(labels).map(partField), portfolioFields);

const { show: showPublished } = labels.published as Described;
const shownIn = (locale: Locale): Field => ({
  path: `${placeIn(locale)}.published`,
  label: () => m.portfolio_translation_show({ language: languageName(locale) }),
  kind: 'checkbox',
  show: showPublished,
});

/** What is translated of the items of a list. */
export const itemTexts = (list: ListName): readonly ItemField[] =>
  translated(itemFields[list], fieldsOf(list));

const fieldsOf = (list: ListName): Fields =>
  list === 'media_items' ? mediaFields : definitionOf(list).fields;

const listField = (list: ListName, label: () => string): Field => ({
  ...field(list, label, 'items'),
  items: {
    fields: [...itemFields[list], ...inLanguages(itemFields[list], fieldsOf(list))],
    name: m.area_untitled,
    identity: 'id',
  },
});

/** Everything of a portfolio that can be changed, as two changes of it are put together. */
export const changeableParts: readonly Field[] = [
  ...Object.keys(labels).map(partField),
  ...inLanguages(pageTexts, portfolioFields),
  ...locales.map(shownIn),
  ...portfolioListNames.map((list) => listField(list, listWords[list].label)),
  listField('media_items', m.portfolio_media_gallery),
];

/** Whether both changed the same: only that is asked. */
export const isClash = ({ by }: Difference): boolean => by === 'both';
