import type { UseQueryResult } from '@tanstack/react-query';
import type { PublicPortfolio } from '@vitrine/contracts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { PortfolioView } from '#components/portfolio-view/portfolio-view.tsx';
import { lookOf } from '#components/portfolio-view/theme-look.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { filesBelow } from '#lib/portfolio-files.ts';
import { usePageAddress } from '#lib/site-origin.ts';
import { usePageLook } from '#lib/theme.ts';
import { useCountedView } from '#lib/use-counted-view.ts';
import { portfolioTitle } from '../portfolio-head.ts';
import { ContactSection, type Sending } from './contact-section.tsx';
import { OtherFormats, PortfolioActions } from './portfolio-actions.tsx';
import { PortfolioFrame } from './portfolio-frame.tsx';

interface PublicPageProps {
  query: UseQueryResult<PublicPortfolio>;
  /** Where the page is; below it lie its files. */
  path: string;
  /** The address that readers share, where it is another. */
  sharedPath?: string | undefined;
  /** Where a view of it is told; undefined where none counts. */
  views: string | undefined;
  /** Where what a visitor writes goes; undefined in a preview. */
  sending?: Sending | undefined;
}

/** A professional's page as visitors get it, whichever way they came. */
export function PublicPage({ query, path, sharedPath = path, views, sending }: PublicPageProps) {
  const company = useEndpoint('pages.company.get').data;
  usePageLook(lookOf(query.data));
  const viewed = query.data && views;
  useCountedView(viewed);
  const address = usePageAddress(sharedPath);
  const files = filesBelow(path);
  return (
    <PortfolioFrame
      company={company?.name}
      title={query.data ? portfolioTitle(query.data) : ''}
      path={sharedPath}
      files={files}
      viewed={viewed}
      languages={query.data?.locales ?? []}
    >
      <Loaded of={{ portfolio: query }}>
        {({ portfolio }) => (
          <>
            <PortfolioView
              portfolio={portfolio}
              address={address}
              actions={<PortfolioActions portfolio={portfolio} files={files} />}
            />
            <ContactSection
              phone={portfolio.phone}
              whatsapp={portfolio.whatsapp}
              name={portfolio.name}
              sending={sending}
            />
            <OtherFormats files={files} />
          </>
        )}
      </Loaded>
    </PortfolioFrame>
  );
}
