import type { Dashboard } from '@vitrine/contracts';
import { m } from '#messages';
import { Card } from '../../../../components/ui/card.tsx';
import { formatCount } from '../../format-count.ts';
import { NoViews } from './no-views.tsx';
import styles from './views-card.module.css';
import { ViewsChart } from './views-chart.tsx';

interface ViewsCardProps {
  views: Dashboard['views'];
  published: boolean;
}

/** How often the page was looked at: ever, lately, and on each day. */
export function ViewsCard({ views: { total, days }, published }: ViewsCardProps) {
  const recent = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="section" padding="large" aria-labelledby="views" className={styles.card}>
      <div className={styles.figures}>
        <h2 id="views" className={styles.label}>
          {m.account_views_heading()}
        </h2>
        <p className={styles.total}>{formatCount(total)}</p>
        <p className={styles.recent}>{m.account_views_recent({ count: formatCount(recent) })}</p>
      </div>
      {recent > 0 ? <ViewsChart days={days} /> : <NoViews published={published} ever={total > 0} />}
    </Card>
  );
}
