import { type Company, HOME_ENTRIES, ifUploaded } from '@vitrine/contracts';
import type { PageHead } from '#lib/page.ts';
import { companyName, pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { shareImages } from '#lib/share-image.ts';
import { pageUrl } from '#lib/site-address.ts';

/** Of case studies and testimonials the page shows the first ones. */
export const firstEntries = { query: { limit: HOME_ENTRIES } };

const LOGO = '/icon-512.png';

export const homeHead: PageHead = (context) => {
  const company = context.read('pages.company.get');
  const content = context.read('pages.home.get');
  return pageHead(context, {
    title: content?.heroTitle ?? companyName(context),
    description: content?.heroSubtitle,
    path: paths.home.to(),
    // what came with the site has the card of every page
    image: ifUploaded(content?.heroImages[0]) ? shareImages.page('home') : undefined,
    jsonLd: company && [organization(company, companyName(context), context.origin)],
  });
};

/** The company as schema.org knows one. */
function organization(company: Company, name: string, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': new URL('/#organization', origin).href,
    name,
    slogan: company.tagline || undefined,
    description: company.description || undefined,
    url: pageUrl(paths.home.to(), origin),
    logo: new URL(LOGO, origin).href,
    email: company.email || undefined,
    telephone: company.phone || undefined,
    address: company.address.join(', ') || undefined,
    sameAs: Object.values(company.social).filter(Boolean),
  };
}
