import { alternatesAt, type Company, type PlaceIn, publicLocales } from '@vitrine/contracts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import type { FeedLink, Head } from './head.ts';
import { dateLocale } from './locale.ts';
import type { PageContext } from './page.ts';
import { SHARE_IMAGE, SHARE_IMAGE_SIZE } from './share-image.ts';
import { pageAt, withBase } from './site-address.ts';

interface Subject {
  title: string;
  description?: string | undefined;
  /** The page's own address, as a path. */
  path: string;
  /** For previews of a shared link; in the size that all of them have. */
  image?: string | undefined;
  feeds?: readonly FeedLink[] | undefined;
  /** Open Graph type; `website` by default. */
  type?: string | undefined;
  jsonLd?: readonly object[] | undefined;
  /** For search engines: the pages between the start of the site and this one. */
  under?: readonly Crumb[];
  /** Where the page is in which language; under the same path in each by default. */
  places?: readonly PlaceIn[] | undefined;
  /** For pages that no crawler should keep. */
  robots?: 'noindex' | undefined;
}

/** The company's name in one, or an empty text before it is known. */
export const nameOf = (company: Pick<Company, 'name'> | undefined): string =>
  company ? `${company.name.first} ${company.name.second}`.trim() : '';

export const companyName = (context: PageContext): string =>
  nameOf(context.read('pages.company.get'));

/** A public page's whole head: canonical link, Open Graph and Twitter card from one description. */
export function pageHead(context: PageContext, subject: Subject): Head {
  const { title, description, path, image = SHARE_IMAGE, type = 'website', ...others } = subject;
  const { jsonLd = [], under, places: _, ...rest } = others;
  const company = companyName(context);
  const address = withBase(path);
  const known = publicLocales(context.read('pages.company.get'));
  const { path: plain } = pageAt(address);
  const { places = known.map((locale) => ({ locale, path: plain })) } = subject;
  return {
    title: company && title !== company ? `${title} · ${company}` : title,
    description,
    canonical: address,
    alternates: alternatesAt(places.filter((one) => known.includes(one.locale))),
    openGraph: {
      type,
      title,
      description,
      url: address,
      image,
      'image:width': String(SHARE_IMAGE_SIZE.width),
      'image:height': String(SHARE_IMAGE_SIZE.height),
      'image:alt': title,
      site_name: company || undefined,
      locale: dateLocale().replace('-', '_'),
    },
    twitter: { card: 'summary_large_image', title, description, image, 'image:alt': title },
    jsonLd: under
      ? [...jsonLd, breadcrumbs(context.origin, [...under, { name: title, path }])]
      : jsonLd,
    ...rest,
  };
}
