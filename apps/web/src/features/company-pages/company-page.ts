import type { EndpointName } from '@vitrine/contracts';
import type { PageHead, PageQueries } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';

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

/** Other data that such a page may show. */
type Shown = 'pages.company.get' | Extract<EndpointName, `content.${string}.list`>;

/**
 * The queries and the head of a company page; its description is the text under its heading.
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
        under: [],
      }),
  };
}
