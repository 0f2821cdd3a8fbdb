import type { EndpointName } from '@vitrine/contracts';
import { breadcrumbs } from '#lib/breadcrumbs.ts';
import type { PageHead, PageQueries } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

type CompanyPageKey =
  | 'about'
  | 'vision-mission'
  | 'solutions'
  | 'team'
  | 'projects'
  | 'contact'
  | 'careers'
  | 'privacy'
  | 'terms'
  | 'cookies';

/** Another answer that such a page shows. */
type Shown = 'pages.company.get' | Extract<EndpointName, `content.${string}.list`>;

/**
 * What a company page asks for and says of itself: it is described by what stands under its heading.
 * @param shown what it shows beside its own content
 */
export function companyPage(
  key: CompanyPageKey,
  title: () => string,
  path: string,
  shown: readonly Shown[] = [],
): { queries: PageQueries; head: PageHead } {
  const content = `pages.${key}.get` as const;
  return {
    queries: ({ query }) => [query(content), ...shown.map((name) => query(name))],
    head: (context) =>
      pageHead(context, {
        title: title(),
        description: context.read(content)?.heroSubtitle,
        path,
        jsonLd: [
          breadcrumbs(context.origin, [
            { name: m.layout_home(), path: paths.home.to() },
            { name: title(), path },
          ]),
        ],
      }),
  };
}
