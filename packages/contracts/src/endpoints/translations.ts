import { contentTypes } from '../content/content-lists.ts';
import { localeSchema } from '../in-language.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { count, id, line, version } from '../text.ts';
import { named, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

/** What can be translated: entries are called by their collection. */
export const translatedKinds = ['page', ...contentTypes, 'post'] as const;
export type TranslatedKind = (typeof translatedKinds)[number];

/** Nothing yet; what its source says now; made from something that the source says no more. */
export const translationStates = ['missing', 'current', 'changed'] as const;
export type TranslationState = (typeof translationStates)[number];

const kind = z.enum(translatedKinds).describe('What it is.');
/** More fields than any page has. */
const MOST_TEXTS = 100;
const texts = z
  .record(line(), z.unknown())
  .check(({ value: input, issues }) => {
    const isMore = Object.keys(input).length > MOST_TEXTS;
    if (isMore) issues.push({ code: 'too_big', origin: 'array', maximum: MOST_TEXTS, input });
  })
  .meta({ maxProperties: MOST_TEXTS, examples: [{ title: 'Advice' }] });
const locale = localeSchema().describe('The language of the translation.');

export const translatedRecordSchema = named(
  'TranslatedRecord',
  'How far the translation of a record is.',
  {
    kind,
    id: id().describe('The record in the base language; of a page, its key.'),
    name: z.string().describe('What it is called; of a page, its key.'),
    state: z.enum(translationStates).describe('How far it is.'),
    post: id().optional().describe('The translation of a post, which is a post of its own.'),
  },
);
export type TranslatedRecord = z.infer<typeof translatedRecordSchema>;

export const translationSchema = named('Translation', 'A record beside what it says elsewhere.', {
  name: z.string().describe('What the record is called; of a page, its key.'),
  source: texts.describe('What is translated of it, as the base language says it now.'),
  was: texts.nullable().describe('The same when the translation was saved last; null for none.'),
  content: texts.nullable().describe('What the translation says; null for none.'),
  version: version.describe('Of the record, with all of its languages.'),
});
export type Translation = z.infer<typeof translationSchema>;

const params = z.object({
  kind: kind.exclude(['post']).describe('What it is.'),
  id: id().describe('Which record; of a page, its key.'),
});

export const translationEndpoints = endpointsWith({
  access: 'content',
  scope: 'content',
  tag: 'Website content',
})({
  'translations.list': {
    route: 'GET /api/translations/',
    summary: 'What the website says, and how far each is translated',
    query: z.object({ locale }),
    answer: z.object({
      records: z.array(translatedRecordSchema).describe('Pages, entries and published posts.'),
      counts: z
        .object({
          missing: count.describe('Without a translation.'),
          changed: count.describe('Whose source has changed since.'),
        })
        .describe('How many want a translator.'),
    }),
  },
  'translations.get': {
    route: 'GET /api/translations/{kind}/{id}/',
    params,
    summary: 'A page or an entry beside what it says in another language',
    query: z.object({ locale }),
    versioned: true,
    answer: translationSchema,
  },
  'translations.save': {
    route: 'PUT /api/translations/{kind}/{id}/',
    params,
    summary:
      'Say what a page or an entry says in another language; it is then as its source is now',
    query: z.object({ locale }),
    body: z.object({ content: texts.describe('All that is translated of it.') }),
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    answer: translationSchema,
  },
});
