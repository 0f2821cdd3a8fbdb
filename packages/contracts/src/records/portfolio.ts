import { availabilities, languageLevels } from '../entities/portfolio-choices.ts';
import { portfolioSections } from '../entities/portfolio-sections.ts';
import { portfolioThemes } from '../entities/portfolio-themes.ts';
import { locales } from '../locales.ts';
import { added, blank, type Fields, field, type ValuesOf, withoutFile } from './fields.ts';

/** What a portfolio says in a field of its own. Its name in the address and its files come besides. */
export const portfolioFields = {
  headline: field.line({ means: 'What the person does, in one line.' }),
  occupation: added(
    field.line({
      means: "What the person does, in own words; '' for the profession of the account.",
    }),
  ),
  location: added(field.line({ means: 'Where the person lives or works: town and country.' })),
  summary: field.text({ means: 'A few sentences about the person.' }),
  published: field.flag({ means: 'Whether anybody may see the page.' }),
  profileImage: field.picture(undefined, {
    means: 'The picture of the person.',
  }),
  skills: field.list({ means: 'What the person can do, each in a word or two.' }),
  gallery: field.pictures({ means: 'Addresses of pictures that the page shows as a gallery.' }),
  availability: added(
    field.choice(['', ...availabilities], {
      means: "Whether its owner looks for work, if they chose to say so; '' for nothing said.",
    }),
  ),
  availabilityNote: added(
    field.line({ means: 'What its owner adds to that: from when, for what.' }),
  ),
  phone: added(field.phone({ means: "For visitors to call, by its owner's choice." })),
  whatsapp: added(field.phone({ means: "For a chat on WhatsApp, by its owner's choice." })),
  cv: added(field.file({ means: 'The document that is the CV.' })),
  sections: added(
    field.choices(portfolioSections, {
      means: 'Every part of the page, in the order its owner chose.',
    }),
  ),
  theme: added(field.choice(portfolioThemes, { means: 'How the page looks, on screens.' })),
  onePageCv: added(
    field.flag({ means: 'Whether the CV made of the page is set smaller to fit on one sheet.' }),
  ),
  language: added(
    field.choice(locales, {
      means:
        'The language in which its owner writes it; what it says in others is in `translations`.',
    }),
  ),
} as const satisfies Fields;

const period = field.line({ means: 'From when until when, as text.' });
const date = field.line({ means: 'When, as text.' });

const offered = {
  entry: { name: 'OfferedService', means: 'Something that is offered.' },
  fields: {
    name: field.required('nameRequired', { means: 'What is offered.' }),
    price: field.line({ means: 'What it costs, as text.' }),
    description: field.text({ means: 'What it includes.' }),
  },
  alike: ['name'],
  detail: ['price'],
  aside: 'price',
} as const;
const offeredInResume = { name: 'name', price: 'price', description: 'description' } as const;

/** How JSON Resume (jsonresume.org/schema) has a list. */
interface ResumeList<N> {
  list: string;
  /** The schema has no such list: it is written below `meta`. */
  meta?: true;
  /** Its names for the fields of an entry; one in brackets is a list of one there. */
  fields: Readonly<Record<string, N | readonly [N]>>;
  /** Its name for the date of an entry; without one, {@link List.when} is a start and an end. */
  date?: string;
}

interface List<F extends Fields> {
  /** What an entry is called in the API's document, and what it is. */
  entry: { name: string; means: string };
  means: string;
  /** What an entry is made of, in the order of its form; it is called by the first. */
  fields: F;
  /** The fields by which two entries are about the same. */
  alike: readonly (keyof F & string)[];
  /** What tells an entry from others of its name. */
  detail: readonly (keyof F & string)[];
  /** The field that says when. */
  when?: keyof F & string;
  /** What the CV has below the name of an entry. */
  subtitle?: keyof F & string;
  /** What the CV has at the side of it, where that is not {@link List.when}. */
  aside?: keyof F & string;
  /** The CV has all entries in one line. */
  inline?: true;
  resume?: ResumeList<keyof F & string>;
}
/** Checks that a list names fields that its entries have. */
const list = <const F extends Fields, const A extends Partial<List<F>>>(one: List<F> & A) => one;

/** The lists of a portfolio, in the order of the editor. */
export const portfolioLists = {
  experiences: list({
    entry: { name: 'Experience', means: 'A place of work.' },
    means: 'Places of work, in the order of the owner.',
    fields: {
      title: field.required('titleRequired', { means: 'The position.' }),
      company: field.required('companyRequired', { means: 'Where.', translated: false }),
      period,
      description: field.text({ means: 'What was done there.' }),
    },
    alike: ['title', 'company'],
    detail: ['company', 'period'],
    when: 'period',
    subtitle: 'company',
    resume: {
      list: 'work',
      fields: { name: 'company', position: 'title', summary: 'description' },
    },
  }),
  educations: list({
    entry: { name: 'Education', means: 'A degree or a course.' },
    means: 'Degrees and courses, in the order of the owner.',
    fields: {
      degree: field.required('degreeRequired', { means: 'What was earned.' }),
      institution: field.required('institutionRequired', { means: 'Where.', translated: false }),
      year: date,
    },
    alike: ['degree', 'institution'],
    detail: ['institution', 'year'],
    when: 'year',
    subtitle: 'institution',
    resume: { list: 'education', fields: { institution: 'institution', studyType: 'degree' } },
  }),
  certificates: list({
    entry: { name: 'Certificate', means: 'A certificate.' },
    means: 'Certificates, in the order of the owner.',
    fields: {
      name: field.required('nameRequired', { means: 'What it certifies.' }),
      issuer: field.line({ means: 'Who issued it.', translated: false }),
      date,
      url: field.link(),
    },
    alike: ['name', 'issuer'],
    detail: ['issuer', 'date'],
    when: 'date',
    subtitle: 'issuer',
    resume: {
      list: 'certificates',
      fields: { name: 'name', issuer: 'issuer', url: 'url' },
      date: 'date',
    },
  }),
  languages: list({
    entry: { name: 'Language', means: 'A language, and how well it is known.' },
    means: 'The languages the person speaks, in the order of the owner.',
    fields: {
      name: field.required('nameRequired', { means: 'The language.' }),
      level: field.choice(['', ...languageLevels], {
        means: "How well it is known, by the CEFR; '' for not said.",
      }),
    },
    alike: ['name'],
    detail: ['level'],
    aside: 'level',
    inline: true,
    resume: { list: 'languages', fields: { language: 'name', fluency: 'level' } },
  }),
  projects: list({
    entry: { name: 'PortfolioProject', means: 'Work to show, in a portfolio.' },
    means: 'Work to show.',
    fields: {
      name: field.required('nameRequired', { means: 'What it is called.', translated: false }),
      role: added(field.line({ means: 'What the person did in it.' })),
      period: added(period),
      url: added(field.link()),
      description: field.requiredText('descriptionRequired', {
        means: 'What it is, and what was done.',
      }),
      technologies: field.list({ means: 'What it is made with.', translated: false }),
      pictures: added(field.pictures({ means: 'Pictures of it, from the own media.' })),
    },
    alike: ['name'],
    detail: ['technologies'],
    when: 'period',
    subtitle: 'role',
    resume: {
      list: 'projects',
      fields: {
        ...{ name: 'name', description: 'description', keywords: 'technologies', url: 'url' },
        ...{ roles: ['role'], pictures: 'pictures' },
      },
    },
  }),
  volunteering: list({
    entry: { name: 'Volunteering', means: 'Unpaid work.' },
    means: 'Unpaid work, in the order of the owner.',
    fields: {
      role: field.required('roleRequired', { means: 'The position.' }),
      organisation: field.required('organisationRequired', {
        means: 'For whom.',
        translated: false,
      }),
      period,
      description: field.text({ means: 'What was done there.' }),
    },
    alike: ['role', 'organisation'],
    detail: ['organisation', 'period'],
    when: 'period',
    subtitle: 'organisation',
    resume: {
      list: 'volunteer',
      fields: { organization: 'organisation', position: 'role', summary: 'description' },
    },
  }),
  publications: list({
    entry: { name: 'Publication', means: 'Something that was published.' },
    means: 'What the person published, in the order of the owner.',
    fields: {
      title: field.required('titleRequired', { means: 'What it is called.', translated: false }),
      publisher: field.line({ means: 'Who published it, or where.', translated: false }),
      date,
      url: field.link(),
    },
    alike: ['title'],
    detail: ['publisher', 'date'],
    when: 'date',
    subtitle: 'publisher',
    resume: {
      list: 'publications',
      fields: { name: 'title', publisher: 'publisher', url: 'url' },
      date: 'releaseDate',
    },
  }),
  links: list({
    entry: { name: 'Link', means: 'Another place on the web.' },
    means: 'Other places on the web.',
    fields: {
      name: field.required('nameRequired', { means: 'What the link says.', translated: false }),
      url: field.requiredLink(),
    },
    alike: ['url'],
    detail: ['url'],
  }),
  services: list({
    ...offered,
    means: 'What is offered as work.',
    resume: { list: 'services', meta: true, fields: offeredInResume },
  }),
  products: list({
    ...offered,
    means: 'What is offered for sale.',
    resume: { list: 'products', meta: true, fields: offeredInResume },
  }),
} as const;

export type PortfolioList = keyof typeof portfolioLists;
export const portfolioListNames = Object.keys(portfolioLists) as PortfolioList[];
export type PortfolioEntryFields<L extends PortfolioList> = (typeof portfolioLists)[L]['fields'];

export const isPortfolioList = (name: string): name is PortfolioList =>
  Object.hasOwn(portfolioLists, name);

/** What is known of a list, for what reads any of them. */
export const definitionOf = (name: PortfolioList): List<Fields> => portfolioLists[name];

/** One value for each list. */
export const forEachList = <T>(make: (list: PortfolioList) => T): Record<PortfolioList, T> =>
  Object.fromEntries(portfolioListNames.map((list) => [list, make(list)])) as Record<
    PortfolioList,
    T
  >;

/** The words of an uploaded file. */
export const mediaFields = {
  title: field.line({ means: 'Its title.' }),
  description: field.text({ means: 'What it shows, at length.' }),
  alt: field.line({ means: 'What a picture shows, for those who do not see it.' }),
} as const satisfies Fields;

/** An entry before anyone fills it in. */
export const blankEntry = <L extends PortfolioList>(list: L) =>
  blank<Fields>(portfolioLists[list].fields) as ValuesOf<PortfolioEntryFields<L>>;

/** A portfolio that nothing was added to. */
export const blankPortfolio = () => ({
  ...blank(portfolioFields),
  customUrl: '',
  ...(forEachList(() => []) as Record<PortfolioList, never[]>),
  media_items: [] as never[],
  translations: {},
  sections: [...portfolioSections],
  version: 1,
});

/** A portfolio without a file that was deleted, wherever it was shown. */
export const portfolioWithoutFile = <P extends Record<PortfolioList, readonly object[]>>(
  portfolio: P,
  url: string,
): P => ({
  ...withoutFile(portfolioFields, portfolio, url),
  ...forEachList((list) =>
    portfolio[list].map((entry) => withoutFile(portfolioLists[list].fields, entry, url)),
  ),
});
