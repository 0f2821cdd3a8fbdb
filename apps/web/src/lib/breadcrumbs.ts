import { m } from '#messages';
import { paths } from './paths.ts';
import { pageUrl } from './site-address.ts';

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the start of the site to a page, which `crumbs` goes on, as schema.org writes it. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): object {
  const way = [{ name: m.layout_home(), path: paths.home.to() }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path, origin),
    })),
  };
}
