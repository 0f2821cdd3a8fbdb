import type { Dashboard } from '@vitrine/contracts';
import { m } from '#messages';
import { Badge } from '../../../../components/ui/badge.tsx';
import { paths } from '../../../../lib/paths.ts';
import { formatCount } from '../../format-count.ts';
import styles from './small-stats.module.css';
import { StatCard } from './stat-card.tsx';

interface SmallStatsProps {
  connections: Dashboard['connections'];
  published: boolean;
}

/** The two figures beside the chart: who wrote, and whether the page is out there. */
export function SmallStats({ connections: { total, unread }, published }: SmallStatsProps) {
  const count = formatCount(unread);
  return (
    <div className={styles.cards}>
      <StatCard
        label={m.account_connections_heading()}
        value={formatCount(total)}
        hint={
          unread > 0 ? (
            <Badge tone="accent">{m.account_connections_unread({ count })}</Badge>
          ) : (
            m.account_connections_hint()
          )
        }
        to={paths.userConnections.to()}
      />
      <StatCard
        label={m.account_status_label()}
        value={
          <span className={published ? styles.published : styles.draft}>
            {published ? m.account_status_published() : m.account_status_draft()}
          </span>
        }
        hint={published ? m.account_status_published_hint() : m.account_status_draft_hint()}
        to={paths.userPortfolio.to()}
      />
    </div>
  );
}
