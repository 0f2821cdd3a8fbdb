import type { Account, Dashboard as Figures, Portfolio } from '@vitrine/contracts';
import { m } from '#messages';
import { PageHeader } from '../../../../components/layout/page-header.tsx';
import { nextSteps } from '../../../../components/portfolio-view/next-steps.ts';
import styles from './dashboard.module.css';
import { NextStepsList } from './next-steps-list.tsx';
import { PortfolioAddress } from './portfolio-address.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SmallStats } from './small-stats.tsx';
import { ViewsCard } from './views-card.tsx';

interface DashboardProps {
  account: Account;
  portfolio: Portfolio;
  figures: Figures;
}

/** What a professional sees first: where the page stands, who came, and what to do next. */
export function Dashboard({ account, portfolio, figures }: DashboardProps) {
  const unfinished = nextSteps(portfolio).steps.length > 0;
  return (
    <>
      <PageHeader
        title={m.account_welcome_first_name({ name: account.firstName })}
        description={account.profession}
      />
      <div className={styles.columns}>
        <ViewsCard views={figures.views} published={portfolio.published} />
        <SmallStats connections={figures.connections} published={portfolio.published} />
        {/* Before what can wait, as long as there is something to do. */}
        {unfinished ? <NextStepsList portfolio={portfolio} /> : null}
        <div className={styles.main}>
          <PortfolioAddress portfolio={portfolio} />
          <QuickActions />
          <RecentActivity activity={figures.activity} />
        </div>
        {unfinished ? null : <NextStepsList portfolio={portfolio} />}
      </div>
    </>
  );
}
