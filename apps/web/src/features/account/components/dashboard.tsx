import type { Account, Portfolio } from '@vitrine/contracts';
import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import styles from './dashboard.module.css';
import { NextStepsList } from './next-steps-list.tsx';
import { PortfolioStatus } from './portfolio-status.tsx';
import { QuickActions } from './quick-actions.tsx';

interface DashboardProps {
  account: Account;
  portfolio: Portfolio;
}

/** What a professional sees first: where the page stands, and what to do next. */
export function Dashboard({ account, portfolio }: DashboardProps) {
  return (
    <>
      <PageHeader
        title={m.account_welcome_first_name({ name: account.firstName })}
        description={account.profession}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <PortfolioStatus portfolio={portfolio} />
          <QuickActions />
        </div>
        <NextStepsList portfolio={portfolio} />
      </div>
    </>
  );
}
