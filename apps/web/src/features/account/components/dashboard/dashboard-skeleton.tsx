import { m } from '#messages';
import { LoadingState } from '../../../../components/feedback/loading-state.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import styles from './dashboard.module.css';
import skeleton from './dashboard-skeleton.module.css';

/** The shapes of the dashboard until it is known. */
export function DashboardSkeleton() {
  return (
    <LoadingState label={m.account_dashboard_loading()}>
      <div className={skeleton.header}>
        <Skeleton shape="heading" />
        <Skeleton className={skeleton.line} />
      </div>
      <div className={styles.columns}>
        <Skeleton shape="card" className={skeleton.views} />
        <div className={skeleton.pair}>
          <Skeleton shape="card" count={2} />
        </div>
        <div className={styles.main}>
          <Skeleton shape="card" />
          <Skeleton shape="block" count={3} />
        </div>
        <Skeleton shape="card" className={skeleton.next} />
      </div>
    </LoadingState>
  );
}
