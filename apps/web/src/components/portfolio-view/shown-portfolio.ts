import type { Locale, PublicPortfolio } from '@vitrine/contracts';

/** What the portfolio page shows: a published portfolio, or the owner's draft with their name. */
export type ShownPortfolio = Omit<PublicPortfolio, 'customUrl' | 'updatedAt' | OfLanguages> &
  Partial<Pick<PublicPortfolio, OfLanguages>>;
type OfLanguages = 'locales' | 'untranslated';

/** The language of a field, where that is not the one in which the page is read. */
export const langOf = (
  { language, untranslated }: ShownPortfolio,
  field: keyof ShownPortfolio,
): Locale | undefined => (untranslated?.includes(field) ? language : undefined);
