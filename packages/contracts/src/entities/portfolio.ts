import { utf8Length } from '../credentials.ts';
import { customUrl } from '../custom-url.ts';
import { localeSchema, ownLanguage } from '../in-language.ts';
import { PORTFOLIO_MAX_BYTES } from '../limits.ts';
import { type Locale, locales } from '../locales.ts';
import { type Fields, translationFields } from '../records/fields.ts';
import {
  definitionOf,
  forEachList,
  mediaFields,
  type PortfolioEntryFields,
  type PortfolioList,
  portfolioFields,
  portfolioLists,
} from '../records/portfolio.ts';
import { changeShape, type InputShape, inputShape, plainShape } from '../records/schemas.ts';
import { id, line, listOf, text, version } from '../text.ts';
import { storedLink } from '../url.ts';
import { named, strings, z } from '../zod.ts';
import { focusPoint } from './focus-point.ts';
import { shownReferenceSchema } from './shown-reference.ts';

export const mediaTypes = ['image', 'video', 'document'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Chosen once per addition: sending it again returns what the first request stored. */
export const additionKey = () =>
  z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional()
    .meta({
      description: 'Chosen once for what is being added; adding it again adds nothing.',
      examples: ['4f1c2a90-add'],
    });

const ALT = 'What a picture shows, for those who do not see it.';

const SAID = 'What it says in further languages; blank where it is not translated.';

/** What a record says in further languages; what a language lacks is as it is written. */
const translationsOf = <S extends z.ZodRawShape = Record<never, never>>(
  fields: Fields,
  more = {} as S,
) => {
  const texts = z.object({ ...inputShape(translationFields(fields)), ...more });
  const said = () => texts.optional().describe('What it says in this language.');
  return z
    .object(Object.fromEntries(locales.map((locale) => [locale, said()])) as unknown as Said<S>)
    .optional()
    .describe(SAID);
};
type Said<S extends z.ZodRawShape> = Record<Locale, z.ZodOptional<z.ZodObject<S>>>;

export const mediaInputSchema = named(
  'MediaInput',
  'The words that travel with an upload; without any it is a profile image.',
  {
    title: line().describe('Its title.'),
    description: text().describe('What it shows, at length.'),
    alt: line().describe(ALT),
    media_type: z
      .enum(mediaTypes)
      .optional()
      .describe('What the sender takes it for; the bytes decide.'),
    key: additionKey(),
  },
);
export type MediaInput = z.infer<typeof mediaInputSchema>;

export const mediaItemSchema = named('MediaItem', 'An uploaded file.', {
  id: id(),
  type: z.enum(mediaTypes).describe('What it is, by its bytes.'),
  ...strings({ title: 'Its title.', description: 'What it shows, at length.' }),
  alt: z.string().describe(ALT),
  url: z.string().describe('Its address on this server; of a picture that of its largest size.'),
  file: z.string().describe('The name the file had when it was uploaded.'),
  translations: translationsOf(mediaFields),
  ...ownLanguage(),
  focus: focusPoint()
    .optional()
    .describe(
      'Of a profile image that was just uploaded, if it is long: where its subject probably is.',
    ),
});
export type MediaItem = z.infer<typeof mediaItemSchema>;

type Translations = { translations: ReturnType<typeof translationsOf> };
type EntryInput<L extends PortfolioList> = z.ZodObject<
  InputShape<PortfolioEntryFields<L>> & Translations
>;
/** An entry as it is stored: what was sent, and its id. */
type Entry<L extends PortfolioList> = z.ZodObject<
  InputShape<PortfolioEntryFields<L>> &
    Translations & { id: ReturnType<typeof id> } & ReturnType<typeof ownLanguage>
>;

/** What is stored of an entry where earlier releases took more than is taken now. */
const looser: Record<string, z.ZodRawShape> = {
  Link: { url: storedLink() },
  OfferedService: plainShape(portfolioLists.services.fields),
};

/** Lists of one kind of entry share its schemas. */
const schemasByName = new Map<string, { stored: z.ZodObject; input: z.ZodObject }>();

function schemasOf(list: PortfolioList) {
  const { entry, fields } = definitionOf(list);
  const { name, means } = entry;
  const translations = translationsOf(fields);
  const shape = { ...inputShape(fields), translations };
  const made = schemasByName.get(name) ?? {
    stored: named(name, means, { ...shape, ...looser[name], id: id(), ...ownLanguage() }),
    input: named(`${name}Input`, means, shape),
  };
  schemasByName.set(name, made);
  return made;
}

/** What is read and written of an entry of each list. */
export const portfolioEntrySchemas = forEachList(schemasOf) as {
  [L in PortfolioList]: { stored: Entry<L>; input: EntryInput<L> };
};

export type PortfolioEntry<L extends PortfolioList = PortfolioList> = z.infer<Entry<L>>;
export type PortfolioEntryInput<L extends PortfolioList = PortfolioList> = z.infer<EntryInput<L>>;
export type Experience = PortfolioEntry<'experiences'>;
export type PortfolioProject = PortfolioEntry<'projects'>;
export type PortfolioLink = PortfolioEntry<'links'>;
export type Language = PortfolioEntry<'languages'>;

const pageTranslations = () =>
  translationsOf(portfolioFields, {
    published: z
      .boolean()
      .default(false)
      .describe('Whether visitors find the page in this language.'),
  });

export const portfolioSchema = named('Portfolio', 'The whole portfolio as its owner sees it.', {
  ...plainShape(portfolioFields),
  customUrl: z
    .string()
    .describe("The name of the page in its address, `/p/…`; '' before the first."),
  ...(forEachList((list) =>
    z.array(portfolioEntrySchemas[list].stored).describe(portfolioLists[list].means),
  ) as { [L in PortfolioList]: z.ZodArray<Entry<L>> }),
  media_items: z.array(mediaItemSchema).describe('What was uploaded, with its words.'),
  translations: pageTranslations().unwrap().default({}).describe(SAID),
  version: version.meta({ examples: [7] }),
});
export type Portfolio = z.infer<typeof portfolioSchema>;

const keptId = () => id().optional().describe('The one that is kept; absent for a new one.');
type KeptEntry<L extends PortfolioList> = z.ZodObject<
  InputShape<PortfolioEntryFields<L>> & Translations & { id: ReturnType<typeof keptId> }
>;

const withNewNames = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return value;
  const { experience, education, ...rest } = value as Record<string, unknown>;
  return { experiences: experience, educations: education, ...rest };
};

/**
 * What a save sends: every part that is present replaces what is stored, a part that is absent
 * stays. An item keeps its `id`; one without is added. The older names `experience` and
 * `education` are read too.
 */
export const portfolioInputSchema = z
  .preprocess(
    withNewNames,
    z.object({
      ...changeShape(portfolioFields),
      customUrl: customUrl().optional(),
      ...(forEachList((list) =>
        listOf(portfolioEntrySchemas[list].input.extend({ id: keptId() }))
          .optional()
          .describe(portfolioLists[list].means),
      ) as { [L in PortfolioList]: z.ZodOptional<z.ZodArray<KeptEntry<L>>> }),
      media_items: listOf(
        z.object({
          id: id().describe('What was uploaded.'),
          title: line().describe('Its title.'),
          description: text().describe('What it shows, at length.'),
          alt: line().removeDefault().optional().describe(ALT),
          translations: translationsOf(mediaFields),
        }),
      )
        .optional()
        .describe('What was uploaded, with its words.'),
      translations: pageTranslations(),
    }),
  )
  .meta({
    id: 'PortfolioInput',
    description: 'Every part that is present replaces what is stored; a part that is absent stays.',
  });
export type PortfolioInput = z.infer<typeof portfolioInputSchema>;

/** Whether a portfolio, or what a save sends of it, is no larger than a portfolio may be. */
export const fitsPortfolio = (whole: Partial<Portfolio> | PortfolioInput): boolean =>
  utf8Length(JSON.stringify(whole)) <= PORTFOLIO_MAX_BYTES;

/**
 * The published page, as anyone may read it (POR-08): no address or account of its owner, and no
 * phone number but one that was written for the page.
 */
export const publicPortfolioSchema = portfolioSchema
  .omit({ published: true, version: true, translations: true, occupation: true })
  .extend({
    ...{
      name: z.string().describe('The name of the person.'),
      profession: z
        .string()
        .describe('What the person does: in own words, or the profession of the account.'),
      updatedAt: z.string().describe('When the page was last changed.'),
      locales: z
        .array(localeSchema())
        .describe('The languages it can be read in, the one in which it is written first.'),
      untranslated: z
        .array(z.string())
        .describe('Its fields that are in the language in which it is written instead.'),
    },
    references: z
      .array(shownReferenceSchema)
      .optional()
      .describe('What others wrote about the person, as far as its owner shows it.'),
  })
  .meta({ id: 'PublicPortfolio', description: 'A published portfolio as anyone may read it.' });
export type PublicPortfolio = z.infer<typeof publicPortfolioSchema>;
