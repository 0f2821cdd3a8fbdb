import { lookOf } from '#components/portfolio-view/theme-look.ts';
import { PublicPage } from '#features/public-portfolio/components/public-page.tsx';
import { pageDescription, portfolioTitle } from '#features/public-portfolio/portfolio-head.ts';
import { useApi } from '#lib/api-context.ts';
import { viewsOf } from '#lib/count-view.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import type { PageContext, PageHead, PageQueries, PageStatusOf } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { shareImages } from '#lib/share-image.ts';
import { m } from '#messages';

const asked = ({ params }: Pick<PageContext, 'params'>) => ({
  params: { token: params.token ?? '' },
});

/** A link ends by itself: what a cache kept of its page would outlive it. */
export const fresh = true;

export const queries: PageQueries = (context) => [
  context.query('sharedPortfolio.get', asked(context)),
  context.query('pages.company.get'),
];

export const status: PageStatusOf = (context) => {
  const refused = context.failure('sharedPortfolio.get', asked(context))?.status;
  if (refused === 410) return 410;
  return refused === 404 || refused === 422 ? 404 : undefined;
};

/** For whom the link was sent to: a card in their messenger, but no crawler keeps it. */
export const head: PageHead = (context) => {
  const input = asked(context);
  const portfolio = context.read('sharedPortfolio.get', input);
  const path = paths.sharedPortfolio.to(input.params.token);
  const robots = 'noindex';
  if (!portfolio)
    return pageHead(context, { title: m.public_portfolio_unavailable(), path, robots });
  const title = portfolioTitle(portfolio);
  const shown = pageHead(context, {
    title,
    description: pageDescription(portfolio.summary || portfolio.headline),
    path,
    type: 'profile',
    image: shareImages.shared(input.params.token),
    robots,
  });
  return { ...shown, canonical: undefined, title, look: lookOf(portfolio) };
};

export function Page() {
  const api = useApi();
  const { token = '' } = useRouteParams();
  return (
    <PublicPage
      query={useEndpoint('sharedPortfolio.get', { params: { token } })}
      path={paths.sharedPortfolio.to(token)}
      views={viewsOf.link(token)}
      sending={{
        target: { endpoint: 'sharedPortfolio.contact', params: { token } },
        send: (body) => api.call('sharedPortfolio.contact', { params: { token }, body }),
      }}
    />
  );
}
