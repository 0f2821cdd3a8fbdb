import { lookOf } from '#components/portfolio-view/theme-look.ts';
import { OpenBeside } from '#features/public-portfolio/components/open-beside.tsx';
import { PublicPage } from '#features/public-portfolio/components/public-page.tsx';
import { portfolioTitle } from '#features/public-portfolio/portfolio-head.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import type { PageContext, PageHead, PageQueries, PageStatusOf } from '#lib/page.ts';
import { paths } from '#lib/paths.ts';
import { usePreviewPath } from '#lib/preview-path.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { m } from '#messages';

const asked = ({ params }: Pick<PageContext, 'params'>) => ({
  params: { token: params.token ?? '' },
});

/** It may be a draft, and its link ends by itself: no cache keeps it. */
export const fresh = true;
/** What its owner looks at it in. */
export const framing = 'site';

export const queries: PageQueries = (context) => [
  context.query('portfolioPreview.get', asked(context)),
  context.query('pages.company.get'),
];

export const status: PageStatusOf = (context) => {
  const refused = context.failure('portfolioPreview.get', asked(context))?.status;
  return refused === 404 || refused === 422 ? 404 : undefined;
};

export const head: PageHead = (context) => {
  const portfolio = context.read('portfolioPreview.get', asked(context));
  const title = portfolio ? portfolioTitle(portfolio) : m.public_portfolio_unavailable();
  return { title, robots: 'noindex', look: lookOf(portfolio) };
};

export function Page() {
  const { token = '' } = useRouteParams();
  const query = useEndpoint('portfolioPreview.get', { params: { token } });
  return (
    <OpenBeside>
      <PublicPage
        query={query}
        path={usePreviewPath(paths.portfolioPreview.to(token))}
        sharedPath={paths.portfolio.to(query.data?.customUrl ?? '')}
        views={undefined}
      />
    </OpenBeside>
  );
}
