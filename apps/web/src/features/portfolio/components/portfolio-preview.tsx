import type { Portfolio } from '@vitrine/contracts';
import { Banner } from '#components/feedback/banner.tsx';
import { Container } from '#components/layout/section.tsx';
import { PortfolioView } from '#components/portfolio-view/portfolio-view.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { MissingPortfolio } from './missing-portfolio.tsx';
import styles from './overview.module.css';
import { PageSkeleton } from './portfolio-skeleton.tsx';

const wordsOf = ({ published }: Pick<Portfolio, 'published'>) =>
  published ? m.portfolio_preview_published() : m.portfolio_preview_draft();

/** The page as others will see it, published or not (POR-08). */
export function PortfolioPreview() {
  const own = useOwnPortfolio();
  return (
    <>
      <main className={styles.main}>
        <Container>
          {own.portfolio ? (
            <PortfolioView portfolio={{ ...own.portfolio, ...own.owner }} />
          ) : (
            <MissingPortfolio query={own.query} skeleton={<PageSkeleton />} />
          )}
        </Container>
      </main>
      <Banner
        action={
          <ButtonLink to={paths.userPortfolio.to()} variant="secondary" size="small">
            {m.portfolio_back()}
          </ButtonLink>
        }
      >
        {own.portfolio ? wordsOf(own.portfolio) : null}
      </Banner>
    </>
  );
}
