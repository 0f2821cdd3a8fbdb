import { Banner } from '#components/feedback/banner.tsx';
import { Container } from '#components/layout/section.tsx';
import { PortfolioView } from '#components/portfolio-view/portfolio-view.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { MissingPortfolio } from './missing-portfolio.tsx';
import styles from './overview.module.css';

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
            <MissingPortfolio query={own.query} />
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
        {own.portfolio?.published ? m.portfolio_preview_published() : m.portfolio_preview_draft()}
      </Banner>
    </>
  );
}
