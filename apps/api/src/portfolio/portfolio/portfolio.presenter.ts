import {
  baseLocale,
  blankEntry,
  fieldsOfKind,
  forEachList,
  type Locale,
  type MediaItem,
  orderSections,
  type PictureRef,
  type Portfolio,
  type PortfolioEntry,
  type PortfolioList,
  type PublicPortfolio,
  portfolioIn,
  portfolioLists,
  professionIn,
  readPicture,
  type ShownReference,
} from '@vitrine/contracts';
import type { EntryRow } from './entries.repository.ts';
import type { MediaRow } from './media.repository.ts';
import type { PortfolioRow } from './portfolios.repository.ts';

/** A portfolio and its parts, loaded. */
export interface WholePortfolio {
  portfolio: PortfolioRow;
  entries: EntryRow[];
  media: MediaRow[];
  /** What others wrote, as far as the page shows it. */
  references: ShownReference[];
}

export function presentMedia(row: MediaRow): MediaItem {
  const { id, type, title, description, alt, url, fileName, translations } = row;
  return { id, type, title, description, alt, url, file: fileName, translations };
}

/** An entry as its owner sees it; what its list has gained since it was stored is blank. */
export const presentEntry = ({ id, list, content }: EntryRow) =>
  ({ ...blankEntry(list), ...content, id }) as PortfolioEntry;

/** The entries of one list, with the pictures that are still among the media. */
function presentList(list: PortfolioList, { entries, media }: WholePortfolio) {
  const shown = new Set(media.filter((item) => item.listed).map(({ url }) => url));
  const isShown = (picture: PictureRef) => shown.has(readPicture(picture).src);
  const pictures = fieldsOfKind(portfolioLists[list].fields, 'pictures');
  return entries
    .filter((row) => row.list === list)
    .map((row) => {
      const entry: Record<string, unknown> = presentEntry(row);
      for (const name of pictures) entry[name] = (entry[name] as PictureRef[]).filter(isShown);
      return entry;
    });
}

/** The portfolio as its owner sees it. What the rows hold besides, the contract drops. */
export function presentPortfolio(whole: WholePortfolio): Portfolio {
  const { portfolio, media } = whole;
  const { id: _id, userId: _user, createdAt: _made, updatedAt: _changed, ...own } = portfolio;
  return {
    ...own,
    ...(forEachList((list) => presentList(list, whole)) as unknown as Pick<
      Portfolio,
      PortfolioList
    >),
    customUrl: own.customUrl ?? '',
    media_items: media.filter((item) => item.listed).map(presentMedia),
    sections: orderSections(own.sections),
  };
}

interface Owner {
  firstName: string;
  lastName: string;
  profession: string;
}

/**
 * The published page: of its owner, a name and a profession.
 * @param locale the language that is wanted
 * @param found the languages in which it can be read; the published ones where absent
 */
export function presentPublicPortfolio(
  whole: WholePortfolio,
  owner: Owner,
  locale: Locale = baseLocale,
  found?: readonly Locale[],
): PublicPortfolio {
  const { published: _published, version: _version, ...all } = presentPortfolio(whole);
  const { occupation, ...shown } = portfolioIn(all, locale, found);
  return {
    ...shown,
    name: `${owner.firstName} ${owner.lastName}`,
    profession: professionIn(locale, owner.profession, occupation),
    references: whole.references,
    updatedAt: whole.portfolio.updatedAt.toISOString(),
  };
}
