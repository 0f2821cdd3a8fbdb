import {
  blank,
  type Fields,
  isTranslated,
  type Locale,
  missingTexts,
  type Portfolio,
  portfolioFields,
  portfolioListNames,
  portfolioLists,
} from '@vitrine/contracts';

/** The page as a review compares with it. */
export interface ReviewedPage extends Portfolio {
  /** Another language than that of the page, in which its texts are those of its translation. */
  translates?: Locale | undefined;
}

/** Nothing was added to it: it can be in any language. */
const isEmpty = ({ headline, summary, skills, translations, ...page }: Portfolio): boolean =>
  !headline &&
  !summary &&
  skills.length === 0 &&
  Object.keys(translations).length === 0 &&
  portfolioListNames.every((list) => page[list].length === 0);

type Translated = Parameters<typeof missingTexts>[1];

/** A record with its texts in a language; what is missing there is blank. */
function seenIn<R extends Translated>(fields: Fields, record: R, locale: Locale): R {
  const said = Object.entries(record.translations?.[locale] ?? {}).filter(
    ([name, value]) => name in fields && [value].flat().some(Boolean),
  );
  const empty = Object.entries(blank(fields));
  const missing = missingTexts(fields, record, locale);
  const lacking = empty.filter(([name]) => missing.includes(name));
  return { ...record, ...Object.fromEntries(lacking), ...Object.fromEntries(said) };
}

/** The page in the language of what was read: its entries are the same, and so is what is no text. */
export function pageIn(portfolio: Portfolio, locale: Locale | undefined): ReviewedPage {
  if (!locale || locale === portfolio.language) return portfolio;
  if (isEmpty(portfolio)) return { ...portfolio, language: locale };
  const lists = portfolioListNames.map((list) => [
    list,
    portfolio[list].map((entry) => seenIn(portfolioLists[list].fields, entry, locale)),
  ]);
  const page = seenIn(portfolioFields, portfolio, locale);
  return { ...page, ...Object.fromEntries(lists), translates: locale };
}

/** A record whose texts were changed in a language: what is no text was changed in all of them. */
function withSeen<R extends Translated>(
  fields: Fields,
  record: R,
  [before, after]: readonly [object, object],
  locale: Locale,
): R {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const value = after[name as keyof object];
    return value === before[name as keyof object]
      ? []
      : [{ name, value, translated: isTranslated(field) }];
  });
  const of = (translated: boolean) =>
    Object.fromEntries(
      changed.flatMap((one) => (one.translated === translated ? [[one.name, one.value]] : [])),
    );
  const texts = { ...record.translations?.[locale], ...of(true) };
  if (changed.length === 0) return record;
  return { ...record, ...of(false), translations: { ...record.translations, [locale]: texts } };
}

/** The page as it is stored, with what a review has changed of it in a language. */
export function withPage(portfolio: Portfolio, before: ReviewedPage, after: Portfolio): Portfolio {
  const { translates } = before;
  if (!translates) return after;
  const page = withSeen(portfolioFields, portfolio, [before, after], translates);
  const lists = portfolioListNames.map((list) => [
    list,
    portfolio[list].map((entry, at) => {
      const seen = [before[list][at] ?? entry, after[list][at] ?? entry] as const;
      return withSeen(portfolioLists[list].fields, entry, seen, translates);
    }),
  ]);
  return { ...page, ...Object.fromEntries(lists) };
}
