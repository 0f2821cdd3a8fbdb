import {
  type Locale,
  type Post,
  type PostInput,
  postInputSchema,
  same,
  type TranslatedPost,
  type TranslatedRecord,
  translatedContent,
} from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { schemaErrors } from '#lib/schema-errors.ts';
import { m } from '#messages';
import { besideSource, type Text, textsIn, withTexts } from '../texts.ts';
import { titleOf } from '../translation-words.ts';
import {
  fileId,
  type KnownTranslation,
  knownTranslation,
  someAtOnce,
} from './known-translation.ts';
import { labelOf } from './text-labels.ts';
import { withPlainLineEnds, type Xliff, type XliffFile } from './xliff.ts';

/** A record that can be saved as the document has it. */
export interface Ready {
  record: TranslatedRecord;
  known: KnownTranslation;
  content: object;
}

/** A record that cannot, with each reason as a sentence. */
export interface Refused {
  name: string;
  reasons: readonly string[];
}

export interface ImportPlan {
  ready: readonly Ready[];
  refused: readonly Refused[];
  /** How many say in the document what they say already. */
  unchanged: number;
  /** How many nobody has begun. */
  untouched: number;
}

/**
 * What of a document can be taken. A record is taken whole or not at all: a page and an entry are
 * public once they are saved, and half of one in another language helps nobody.
 */
export async function planImport(
  api: ApiClient,
  { files }: Xliff,
  locale: Locale,
): Promise<ImportPlan> {
  const { records } = await api.call('translations.list', { query: { locale } });
  const known = new Map(records.map((record) => [fileId(record), record]));
  const ids = files.map(({ id }) => id);
  const planned = await someAtOnce([...new Set(ids)], async (id) => {
    const [file, ...others] = files.filter((one) => one.id === id);
    const record = known.get(id);
    if (!file || !record) return { name: id, reasons: [m.admin_translations_no_record()] };
    if (others.length > 0) return refusal(record, m.admin_translations_twice({ id }));
    return planRecord(record, await knownTranslation(api, record, locale), file);
  });
  return {
    ready: planned.filter((one) => typeof one === 'object' && 'content' in one),
    refused: planned.filter((one) => typeof one === 'object' && 'reasons' in one),
    unchanged: planned.filter((one) => one === 'unchanged').length,
    untouched: planned.filter((one) => one === 'untouched').length,
  };
}

const refusal = (record: TranslatedRecord, ...reasons: string[]): Refused => ({
  name: titleOf(record),
  reasons,
});

function planRecord(
  record: TranslatedRecord,
  known: KnownTranslation,
  { units }: XliffFile,
): Ready | Refused | 'unchanged' | 'untouched' {
  if (units.every(({ target }) => target === '')) return 'untouched';
  const twice = units.find(({ id }, place) => units.some((one, at) => at < place && one.id === id));
  if (twice) return refusal(record, m.admin_translations_twice({ id: twice.id }));
  const sources = plainTexts(Object.fromEntries(units.map(({ id, source }) => [id, source])));
  const targets = Object.fromEntries(units.map(({ id, target }) => [id, target]));
  const texts = besideSource(plainTexts(known.source), sources, targets);
  const translated = Object.fromEntries(texts.map((text) => [text.path, text.translated]));
  const content = withOwn(withTexts(known.source, translated) as object, known);
  if (record.state === 'current' && same(content, known.content)) return 'unchanged';
  const withMarkup = new Set(units.filter((unit) => unit.hasMarkup).map(({ id }) => id));
  const reasons = [
    ...because(
      record,
      texts.filter(({ was }) => was),
      m.admin_translations_text_changed,
    ),
    ...because(
      record,
      texts.filter(({ was }) => was === ''),
      m.admin_translations_text_new,
    ),
    ...because(record, texts.filter(isEmpty), m.admin_translations_text_empty),
    ...because(
      record,
      texts.filter(({ path }) => withMarkup.has(path)),
      m.admin_translations_text_markup,
    ),
  ];
  if (reasons.length > 0) return refusal(record, ...reasons);
  const planned = { record, known, content };
  const wrong = errorsOf(planned).map(
    ({ path, message }) => `${labelOf(record, path)}: ${message}`,
  );
  return wrong.length > 0 ? refusal(record, ...wrong) : planned;
}

const isEmpty = ({ was, translated }: Text) => was === undefined && translated.trim() === '';

/** How many texts a reason names. */
const NAMED = 3;

function because(
  record: TranslatedRecord,
  texts: readonly Text[],
  say: (of: { count: number; texts: string }) => string,
): string[] {
  if (texts.length === 0) return [];
  const names = texts.slice(0, NAMED).map(({ path }) => labelOf(record, path));
  return [say({ count: texts.length, texts: [...new Set(names)].join(', ') })];
}

/** The same with the line ends that a translation tool writes. */
const plainTexts = (value: object): object =>
  withTexts(
    value,
    Object.fromEntries(textsIn(value).map(([path, text]) => [path, withPlainLineEnds(text)])),
  ) as object;

/** What a translation says where its source says nothing stays: nobody has exported it. */
function withOwn(content: object, { source, content: before }: KnownTranslation): object {
  const isBlank = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
  const own = Object.entries(before ?? {}).filter(([name]) =>
    isBlank((source as Record<string, unknown>)[name]),
  );
  return { ...content, ...Object.fromEntries(own) };
}

/** The body of a post with other words. Without a status it keeps the one it has. */
export function postBody({ icon, color, cover }: Post, words: object): PostInput {
  const { sections: posts, ...others } = words as TranslatedPost;
  return { icon, color, cover, ...others, posts } as PostInput;
}

/** What the server would refuse, by the same schemas. */
function errorsOf({ record: { kind, id }, known: { post }, content }: Ready) {
  const parsed =
    kind === 'post'
      ? post && postInputSchema.safeParse(postBody(post, content))
      : translatedContent(kind, id).safeParse(content);
  return schemaErrors(parsed?.error?.issues);
}
