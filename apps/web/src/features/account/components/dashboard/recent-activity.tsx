import type { Activity } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { Row } from '../../../../components/layout/primitives.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import { paths } from '../../../../lib/paths.ts';
import { ActivityList } from '../activity/activity-screen.tsx';
import styles from './recent-activity.module.css';

/** The newest of what happened (USR-02). */
export function RecentActivity({ activity }: { activity: readonly Activity[] }) {
  return (
    <section aria-labelledby="recent-activity">
      <Row gap={2} align="center" justify="between" below={1}>
        <h2 id="recent-activity" className={textStyle({ size: 4 })}>
          {m.account_activity_heading()}
        </h2>
        {activity.length > 0 ? (
          <Link to={paths.userActivity.to()} className={styles.all}>
            {m.account_activity_all()}
          </Link>
        ) : null}
      </Row>
      <div className={styles.list}>
        {activity.length > 0 ? (
          <ActivityList activity={activity} />
        ) : (
          <p className={styles.none}>
            {m.account_activity_empty()}. {m.account_activity_empty_hint()}
          </p>
        )}
      </div>
    </section>
  );
}
