import { type Locale, locales } from '../locales.ts';
import { type Fields, isTranslated } from './fields.ts';
import {
  definitionOf,
  forEachList,
  mediaFields,
  type PortfolioList,
  portfolioFields,
  portfolioListNames,
} from './portfolio.ts';

type Values = Readonly<Record<string, unknown>>;

interface Translatable {
  translations?: Partial<Record<Locale, object | undefined>> | undefined;
}

interface PortfolioOfLanguages
  extends Translatable,
    Record<PortfolioList, readonly Translatable[]> {
  language: Locale;
  media_items: readonly Translatable[];
}

/** Figures alone are the same in every language. */
const isWorded = (value: unknown): boolean =>
  [value].flat().some((text) => /\p{L}/u.test(String(text ?? '')));

const isFilled = (value: unknown): boolean => [value].flat().some((text) => text);

/** The fields of a record whose words are not in a language yet. */
export function missingTexts(fields: Fields, record: Translatable, locale: Locale): string[] {
  const [said, own] = [saidIn(record, locale), record as Values];
  return Object.entries(fields).flatMap(([name, field]) =>
    isTranslated(field) && isWorded(own[name]) && !isFilled(said[name]) ? [name] : [],
  );
}

const saidIn = ({ translations }: Translatable, locale: Locale): Values =>
  (translations?.[locale] ?? {}) as Values;

/** How many texts of a portfolio are not in a language yet; those of its files are a choice. */
export function countMissingTexts(portfolio: PortfolioOfLanguages, locale: Locale): number {
  const ofEntries = portfolioListNames.flatMap((list) =>
    portfolio[list].flatMap((entry) => missingTexts(definitionOf(list).fields, entry, locale)),
  );
  return missingTexts(portfolioFields, portfolio, locale).length + ofEntries.length;
}

/** The languages that visitors find a page in, the one it is written in first. */
export const localesOf = ({ language, translations }: PortfolioOfLanguages): Locale[] => [
  language,
  ...locales.filter((one) => one !== language && Object(translations?.[one]).published),
];

/**
 * A page as it is read in a language. An entry is in it whole or not at all; one that is not says
 * its `locale`, and `untranslated` names the other fields that are not.
 * @param locale one that is not among `found` is read as the page is written
 */
export function portfolioIn<P extends PortfolioOfLanguages>(
  portfolio: P,
  locale: Locale,
  found: readonly Locale[] = localesOf(portfolio),
) {
  const { language } = portfolio;
  const isOwn = locale === language;
  /** What the language says of a record, and what it lacks. */
  const spoken = (fields: Fields, record: Translatable) => {
    const { translations, ...own } = record;
    const known = found.includes(locale) ? record : own;
    const lacks = isOwn ? [] : missingTexts(fields, known, locale);
    return { own, lacks, texts: isOwn ? {} : texts(fields, known, locale) };
  };
  const entryIn = (fields: Fields) => (entry: Translatable) => {
    const { own, lacks, texts } = spoken(fields, entry);
    return lacks.length > 0 ? { ...own, locale: language } : { ...own, ...texts };
  };
  const page = spoken(portfolioFields, portfolio);
  return {
    ...page.own,
    ...page.texts,
    ...forEachList((list) => portfolio[list].map(entryIn(definitionOf(list).fields))),
    media_items: portfolio.media_items.map(entryIn(mediaFields)),
    locales: [...found],
    untranslated: page.lacks,
  } as unknown as Omit<P, 'translations'> & { locales: Locale[]; untranslated: string[] };
}

/** What a record says in a language, without what it leaves to the one it is written in. */
const texts = (fields: Fields, record: Translatable, locale: Locale): Values =>
  Object.fromEntries(
    Object.entries(saidIn(record, locale)).filter(
      ([name, text]) => fields[name] && isTranslated(fields[name]) && isFilled(text),
    ),
  );
