import type { Portfolio } from '@vitrine/contracts';
import { Eye, Pencil } from 'lucide-react';
import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { PortfolioView } from '../../../components/portfolio-view/portfolio-view.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { paths } from '../../../lib/paths.ts';
import { reasonOf } from '../api/failure.ts';
import { isNoAnswer } from '../api/no-answer.ts';
import type { Owner } from '../api/own-portfolio.ts';
import { SaveFailure, useSavePortfolio } from '../api/save-portfolio.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { isEmpty } from '../state/is-empty.ts';
import { CompletenessMeter } from './completeness-meter.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { FirstSteps } from './first-steps.tsx';
import { UploadsUnderWay } from './media/uploads-under-way.tsx';
import styles from './portfolio-overview.module.css';
import { PublishStatus } from './publish-status.tsx';
import { RetryAlert } from './retry-alert.tsx';

interface PortfolioOverviewProps {
  portfolio: Portfolio;
  owner: Owner;
}

/** View mode: what the portfolio looks like, whether it is live, and the switch for that. */
export function PortfolioOverview({ portfolio, owner }: PortfolioOverviewProps) {
  const store = useEditorStore();
  const save = useSavePortfolio();
  const { published } = portfolio;
  const publish = () =>
    save.mutate({ base: portfolio, draft: { ...portfolio, published: !published } });
  const fields = save.error instanceof SaveFailure ? save.error.fields : {};
  return (
    <>
      <PageHeader
        title={m.portfolio_title()}
        actions={
          <>
            <ButtonLink to={paths.userPreview.to()} variant="secondary">
              <Eye size={18} aria-hidden="true" />
              {m.portfolio_preview()}
            </ButtonLink>
            <Button variant="secondary" busy={save.isPending} onClick={publish}>
              {published ? m.portfolio_unpublish() : m.portfolio_publish()}
            </Button>
            <Button onClick={() => store.dispatch({ type: 'started', portfolio })}>
              <Pencil size={18} aria-hidden="true" />
              {m.portfolio_edit()}
            </Button>
          </>
        }
      />
      <div className={styles.overview}>
        {isNoAnswer(save.error) ? (
          <RetryAlert title={m.portfolio_failed_publish()} error={save.error} onRetry={publish} />
        ) : null}
        {save.error && !isNoAnswer(save.error) ? (
          <FailureAlert
            title={m.portfolio_failed_publish()}
            reason={reasonOf(save.error)}
            details={Object.values(fields)}
          />
        ) : null}
        <UploadsUnderWay />
        <PublishStatus published={published} customUrl={portfolio.customUrl} />
        <CompletenessMeter portfolio={portfolio} />
        {isEmpty(portfolio) ? (
          <FirstSteps />
        ) : (
          <Card tone="outline" padding="large" className={styles.card}>
            <PortfolioView portfolio={{ ...portfolio, ...owner }} nameAs="h2" />
          </Card>
        )}
      </div>
    </>
  );
}
