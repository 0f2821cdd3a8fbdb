import { m } from '#messages';
import { breadcrumbs } from '../../lib/breadcrumbs.ts';
import type { PageHead } from '../../lib/page.ts';
import { pageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';

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

/** The head of a page that is described by what stands under its heading. */
export function companyPageHead(key: CompanyPageKey, title: () => string, path: string): PageHead {
  return (context) =>
    pageHead(context, {
      title: title(),
      description: context.read(`pages.${key}.get`)?.heroSubtitle,
      path,
      jsonLd: [
        breadcrumbs(context.origin, [
          { name: m.layout_home(), path: paths.home.to() },
          { name: title(), path },
        ]),
      ],
    });
}
