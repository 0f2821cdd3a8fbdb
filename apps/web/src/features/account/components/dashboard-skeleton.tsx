import { m } from '#messages';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import styles from './dashboard.module.css';

/** The shapes of the dashboard until it is known. */
export function DashboardSkeleton() {
  return (
    <LoadingState label={m.account_dashboard_loading()}>
      <Skeleton shape="heading" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton shape="card" />
          <Skeleton count={4} />
        </div>
        <Skeleton shape="card" />
      </div>
    </LoadingState>
  );
}
