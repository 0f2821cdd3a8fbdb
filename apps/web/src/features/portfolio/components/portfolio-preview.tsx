import { Banner } from '#components/feedback/banner.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Container } from '#components/layout/section.tsx';
import { PortfolioView } from '#components/portfolio-view/portfolio-view.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { NoPortfolio } from './no-portfolio.tsx';
import styles from './overview.module.css';

/** The page as others will see it, published or not (POR-08). */
export function PortfolioPreview() {
  const own = useOwnPortfolio();
  return (
    <>
      <main className={styles.main}>
        <Container>
          {own.loading ? <LoadingState label={m.portfolio_loading()} /> : null}
          {own.missing ? <NoPortfolio /> : null}
          {own.error ? (
            <ErrorState
              heading={m.portfolio_error({ message: m.portfolio_failed_fetch() })}
              message={own.error}
              onRetry={own.retry}
            />
          ) : null}
          {own.portfolio ? <PortfolioView portfolio={{ ...own.portfolio, ...own.owner }} /> : null}
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
