import { baseLocale, type Locale } from '@vitrine/contracts';
import { SaidError } from '#lib/api-error.ts';
import { languageName } from '#lib/locale.ts';
import { m } from '#messages';
import { readXliff, XliffError, type XliffProblem } from './read-xliff.ts';
import type { Xliff } from './xliff.ts';

/** Many times what a large website says in one language. */
const MOST_MEGABYTES = 20;
const MEGABYTE = 1024 * 1024;

const problems: Record<XliffProblem, () => string> = {
  cut: m.admin_translations_file_cut,
  doctype: m.admin_translations_file_doctype,
  notXliff: m.admin_translations_file_unknown,
  version: m.admin_translations_file_version,
};

/**
 * What a translator has sent back for a language.
 * @throws {SaidError} with the reason why the file cannot be read
 */
export async function readFile(file: File, locale: Locale): Promise<Xliff> {
  if (file.size > MOST_MEGABYTES * MEGABYTE) {
    throw new SaidError(m.admin_translations_file_large({ megabytes: MOST_MEGABYTES }));
  }
  const document = read(textOf(new Uint8Array(await file.arrayBuffer())));
  const isOf = (tag: string, wanted: Locale) => tag.split('-', 1)[0]?.toLowerCase() === wanted;
  if (!isOf(document.source, baseLocale) || !isOf(document.target, locale)) {
    const languages = { from: languageName(baseLocale), to: languageName(locale) };
    throw new SaidError(m.admin_translations_file_language(languages));
  }
  return document;
}

function read(text: string): Xliff {
  try {
    return readXliff(text);
  } catch (error) {
    if (!(error instanceof XliffError)) throw error;
    throw new SaidError(problems[error.problem](), { cause: error });
  }
}

/** By its byte order mark; without one it is UTF-8. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  const isWide = first === 0xff && second === 0xfe;
  const isWideReversed = first === 0xfe && second === 0xff;
  const encoding = isWide ? 'utf-16le' : isWideReversed ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new SaidError(m.admin_translations_file_unknown(), { cause: error });
  }
}
