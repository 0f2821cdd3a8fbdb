import {
  type KeyedList,
  type MediaItem,
  orderSections,
  type Portfolio,
  type PortfolioProject,
  type PublicPortfolio,
  type ShownReference,
  withoutFocalPoint,
} from '@vitrine/contracts';
import type { MediaRow } from './parts.repository.ts';
import type { PortfolioRow } from './portfolios.repository.ts';

/** A portfolio and its parts, loaded. */
export interface WholePortfolio extends Pick<Portfolio, KeyedList> {
  portfolio: PortfolioRow;
  media: MediaRow[];
  /** What others wrote, as far as the page shows it. */
  references: ShownReference[];
}

export function presentMedia(row: MediaRow): MediaItem {
  const { id, type, title, description, alt, url, fileName } = row;
  return { id, type, title, description, alt, url, file: fileName };
}

/** A project as it is shown: with the pictures that are still among the media, wherever they went. */
function presentProject(project: PortfolioProject, media: readonly MediaRow[]): PortfolioProject {
  const shown = new Set(media.filter((item) => item.listed).map(({ url }) => url));
  const { pictures = [] } = project;
  return { ...project, pictures: pictures.filter((url) => shown.has(withoutFocalPoint(url))) };
}

/** The portfolio as its owner sees it. What the parts hold besides, the contract drops. */
export function presentPortfolio({
  portfolio,
  media,
  references: _byOthers,
  ...parts
}: WholePortfolio): Portfolio {
  const { id: _id, userId: _user, createdAt: _made, updatedAt: _changed, ...own } = portfolio;
  return {
    ...own,
    ...parts,
    projects: parts.projects.map((project) => presentProject(project, media)),
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

/** The published page: of its owner, a name and a profession. */
export function presentPublicPortfolio(whole: WholePortfolio, owner: Owner): PublicPortfolio {
  const { published: _published, version: _version, ...shown } = presentPortfolio(whole);
  return {
    ...shown,
    name: `${owner.firstName} ${owner.lastName}`,
    profession: owner.profession,
    references: whole.references,
    updatedAt: whole.portfolio.updatedAt.toISOString(),
  };
}
