import { baseLocale, type Locale, type TranslatedRecord } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { m } from '#messages';
import { besideSource, type Text } from '../texts.ts';
import { kindOf, titleOf } from '../translation-words.ts';
import { fileId, knownTranslation, someAtOnce } from './known-translation.ts';
import { labelOf, lengthLimits } from './text-labels.ts';
import { writeXliff } from './write-xliff.ts';
import type { XliffFile, XliffUnit } from './xliff.ts';

/** What is missing or has changed, or all there is. */
export type ExportScope = 'open' | 'all';

/** A language as a file for a translator; undefined where there is nothing to translate. */
export async function exportLanguage(
  api: ApiClient,
  locale: Locale,
  scope: ExportScope,
): Promise<string | undefined> {
  const { records } = await api.call('translations.list', { query: { locale } });
  const wanted = records.filter(({ state }) => scope === 'all' || state !== 'current');
  if (wanted.length === 0) return undefined;
  const files = await someAtOnce(wanted, (record) => fileOf(api, record, locale));
  return writeXliff({ source: baseLocale, target: locale, files });
}

async function fileOf(
  api: ApiClient,
  record: TranslatedRecord,
  locale: Locale,
): Promise<XliffFile> {
  const { source, was, content } = await knownTranslation(api, record, locale);
  const limitOf = lengthLimits(record);
  const unitOf = (text: Text): XliffUnit => {
    const isDone = content !== null && text.was === undefined;
    const limit = limitOf(text.path);
    return {
      id: text.path,
      notes: [
        labelOf(record, text.path),
        ...(limit === undefined ? [] : [m.admin_translations_note_limit({ count: limit })]),
        ...(isMarkdown(record, text.path) ? [m.admin_translations_note_markdown()] : []),
        ...(text.was ? [m.admin_translations_note_was({ text: text.was })] : []),
        ...(text.was ? [m.admin_translations_note_so_far({ text: text.translated })] : []),
      ],
      source: text.source,
      // a changed text is to be looked at: its former translation is in a note
      target: isDone ? text.translated : '',
    };
  };
  return {
    id: fileId(record),
    notes: [`${kindOf(record)}: ${titleOf(record)}`],
    units: besideSource(source, was, content).map(unitOf),
  };
}

const isMarkdown = ({ kind }: TranslatedRecord, path: string) =>
  kind === 'post' && path.startsWith('sections.');
