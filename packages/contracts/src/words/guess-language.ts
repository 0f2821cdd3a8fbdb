import type { Locale } from '../locales.ts';

/** Words that most texts of a language have, and texts in others of the same letters have not. */
const frequent: Record<Locale, string> = {
  en: `the and you your with this that have has are would could should please hello thanks thank my
    our what when which how from about they does can will been there their like want need to be i for`,
  fr: `le les et est vous votre vos je nous notre mon mes pour avec dans une du au aux cette ce sont
    suis mais comme très plus être avoir avez pouvez voudrais souhaite bonjour merci cordialement j qu`,
};
/** The same of CVs, which are lists: what is between names, dates and headings. */
const frequentInResumes: Record<Locale, string> = {
  en: `of at january february march june july october december present experience education skills
    languages english french work university school degree`,
  fr: `des chez janvier février fevrier mars avril juin juillet août décembre expérience expériences
    professionnel professionnelle professionnelles formation formations compétences langues français
    anglais stage diplôme licence université école jour`,
};
const setsOf = (lists: readonly Record<Locale, string>[]) =>
  (Object.keys(frequent) as Locale[]).map((locale) => ({
    locale,
    known: new Set(lists.flatMap((words) => words[locale].split(/\s+/))),
  }));

/** What is asked of a text before its words say anything. */
const kinds = {
  // texts in the languages above have a third, in others hardly a tenth
  message: { words: setsOf([frequent]), fewest: 2, share: 0.2 },
  // most of a CV is names
  resume: { words: setsOf([frequent, frequentInResumes]), fewest: 3, share: 0.03 },
};

/** How many times as many as of another language: a quotation or a name makes no text of both. */
const LEAD = 3;

/**
 * The language of a text by its most frequent words; '' for one in the letters of none of them, and
 * undefined where the words do not say.
 */
export function guessLanguage(
  text: string,
  kind: keyof typeof kinds = 'message',
): Locale | '' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 2 * latin) return '';
  const found =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const { words, fewest, share } = kinds[kind];
  const [first, second] = words
    .map(({ locale, known }) => ({ locale, count: found.filter((word) => known.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  if (!first || first.count < Math.max(fewest, share * found.length)) return undefined;
  return first.count >= LEAD * (second?.count ?? 0) ? first.locale : undefined;
}

/** What is kept as the language of what has arrived: its words go before the page it was sent from. */
export const languageOf = (text: string, page: Locale | undefined): Locale | '' =>
  guessLanguage(text) ?? page ?? '';
