import type { Locale } from '@vitrine/contracts';

/** Words that most texts of a language have, and texts in others of the same letters have not. */
const frequent: Record<Locale, string> = {
  en: `the and you your with this that have has are would could should please hello thanks thank my
    our what when which how from about they does can will been there their like want need to be i for`,
  fr: `le les et est vous votre vos je nous notre mon mes pour avec dans une du au aux cette ce sont
    suis mais comme très plus être avoir avez pouvez voudrais souhaite bonjour merci cordialement j qu`,
};
const wordsOf = Object.entries(frequent).map(
  ([locale, words]) => [locale as Locale, new Set(words.split(/\s+/))] as const,
);

const FEWEST = 2;
/** Of all words: texts in the languages above have a third, in others hardly a tenth. */
const SHARE = 0.2;
/** How many times as many as of another language: a quotation or a name makes no text of both. */
const LEAD = 3;

/**
 * The language of a text by its most frequent words; '' for one in the letters of none of them, and
 * undefined where the words do not say.
 */
export function guessLanguage(text: string): Locale | '' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 2 * latin) return '';
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const [first, second] = wordsOf
    .map(([locale, known]) => ({ locale, found: words.filter((word) => known.has(word)).length }))
    .sort((one, other) => other.found - one.found);
  if (!first || first.found < Math.max(FEWEST, SHARE * words.length)) return undefined;
  return first.found >= LEAD * (second?.found ?? 0) ? first.locale : undefined;
}

/** What is kept as the language of what has arrived: its words go before the page it was sent from. */
export const languageOf = (text: string, page: Locale | undefined): Locale | '' =>
  guessLanguage(text) ?? page ?? '';
