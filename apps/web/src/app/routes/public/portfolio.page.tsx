import { useEffect } from 'react';
import { Loaded } from '#components/feedback/loaded.tsx';
import { PortfolioView } from '#components/portfolio-view/portfolio-view.tsx';
import { ContactSection } from '#features/public-portfolio/components/contact-section.tsx';
import {
  OtherFormats,
  PortfolioActions,
} from '#features/public-portfolio/components/portfolio-actions.tsx';
import { PortfolioFrame } from '#features/public-portfolio/components/portfolio-frame.tsx';
import { countView } from '#features/public-portfolio/count-view.ts';
import {
  pageDescription,
  personJsonLd,
  portfolioTitle,
} from '#features/public-portfolio/portfolio-head.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import type { PageContext, PageHead, PageQueries, PageStatusOf } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { shareImages } from '#lib/share-image.ts';
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
    jsonLd: [personJsonLd(portfolio, new URL(path, context.origin).href)],
  });
  // The person's page: the site that hosts it stays out of its title.
  return { ...head, title };
};

export function Page() {
  const { customUrl = '' } = useRouteParams();
  const company = useEndpoint('pages.company.get').data;
  const query = useEndpoint('publicPortfolio.get', { params: { customUrl } });
  const viewed = query.data?.customUrl;
  useEffect(() => {
    if (!viewed) return;
    const left = new AbortController();
    void countView(viewed, left.signal);
    return () => left.abort();
  }, [viewed]);
  return (
    <PortfolioFrame
      company={company?.name}
      title={query.data ? portfolioTitle(query.data) : ''}
      customUrl={customUrl}
      viewed={viewed}
    >
      <Loaded of={{ portfolio: query }}>
        {({ portfolio }) => (
          <>
            <PortfolioView
              portfolio={portfolio}
              actions={<PortfolioActions portfolio={portfolio} />}
            />
            <ContactSection
              customUrl={portfolio.customUrl}
              name={portfolio.name}
              phone={portfolio.phone}
              whatsapp={portfolio.whatsapp}
            />
            <OtherFormats customUrl={portfolio.customUrl} />
          </>
        )}
      </Loaded>
    </PortfolioFrame>
  );
}
