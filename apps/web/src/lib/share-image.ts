import { pathIn } from '@vitrine/contracts';
import { getLocale } from './locale.ts';

/** What shared links show in a preview; every picture is 1200 by 630 pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** For pages that have none of their own. */
export const SHARE_IMAGE = '/art/share-default/1200x630.png';

const drawn = (kind: string, name: string) =>
  pathIn(getLocale(), `/share/${kind}/${encodeURIComponent(name)}.png`);

/** Drawn by the server in the language that is shown, with the title, the name and the photo. */
export const shareImages = {
  article: (id: string) => drawn('article', id),
  caseStudy: (id: string) => drawn('case-study', id),
  page: (key: 'home') => drawn('page', key),
  shared: (token: string) => drawn('link', token),
  portfolio: (customUrl: string) => drawn('portfolio', customUrl),
} as const;
