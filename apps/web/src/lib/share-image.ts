/** What shared links show in a preview; every picture is 1200 by 630 pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** For pages that have none of their own. */
export const SHARE_IMAGE = '/art/share-default/1200x630.png';

/** Drawn by the server, with the title, the name and the photo. */
export const shareImages = {
  article: (id: string) => `/share/article/${encodeURIComponent(id)}.png`,
  caseStudy: (id: string) => `/share/case-study/${encodeURIComponent(id)}.png`,
  page: (key: 'home') => `/share/page/${key}.png`,
  shared: (token: string) => `/share/link/${encodeURIComponent(token)}.png`,
  portfolio: (customUrl: string) => `/share/portfolio/${encodeURIComponent(customUrl)}.png`,
} as const;
