import { lookOf } from '#components/portfolio-view/theme-look.ts';
import { PublicPage } from '#features/public-portfolio/components/public-page.tsx';
import {
  inItsLanguages,
  pageDescription,
  personJsonLd,
  portfolioTitle,
} from '#features/public-portfolio/portfolio-head.ts';
import { useApi } from '#lib/api-context.ts';
import { viewsOf } from '#lib/count-view.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import type { PageContext, PageHead, PageQueries, PageStatusOf } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { shareImages } from '#lib/share-image.ts';
import { pageUrl } from '#lib/site-address.ts';
import { m } from '#messages';

const asked = ({ params }: Pick<PageContext, 'params'>) => ({
  params: { customUrl: params.customUrl ?? '' },
});

export const queries: PageQueries = (context) => [
  context.query('publicPortfolio.get', asked(context)),
  context.query('pages.company.get'),
];

export const status: PageStatusOf = (context) => {
  const input = asked(context);
  const refused = context.failure('publicPortfolio.get', input)?.status;
  if (refused === 404 || refused === 422) return 404;
  const present = context.read('publicPortfolio.get', input)?.customUrl;
  const moved = present !== undefined && present !== input.params.customUrl;
  return moved ? { redirectTo: paths.portfolio.to(present) } : undefined;
};

export const head: PageHead = (context) => {
  const portfolio = context.read('publicPortfolio.get', asked(context));
  const path = paths.portfolio.to(asked(context).params.customUrl);
  if (!portfolio) return pageHead(context, { title: m.public_portfolio_unavailable(), path });
  const title = portfolioTitle(portfolio);
  const head = pageHead(context, {
    title,
    description: pageDescription(portfolio.summary || portfolio.headline),
    path,
    type: 'profile',
    image: shareImages.portfolio(portfolio.customUrl),
    jsonLd: [personJsonLd(portfolio, pageUrl(path, context.origin))],
  });
  // The person's page: the site that hosts it stays out of its title.
  return { ...inItsLanguages(head, portfolio, path), title, look: lookOf(portfolio) };
};

export function Page() {
  const api = useApi();
  const { customUrl = '' } = useRouteParams();
  const query = useEndpoint('publicPortfolio.get', { params: { customUrl } });
  const present = query.data?.customUrl ?? customUrl;
  const params = { customUrl: present };
  return (
    <PublicPage
      query={query}
      path={paths.portfolio.to(present)}
      views={viewsOf.page(present)}
      sending={{
        target: { endpoint: 'publicPortfolio.contact', params },
        send: (body) => api.call('publicPortfolio.contact', { params, body }),
      }}
    />
  );
}
