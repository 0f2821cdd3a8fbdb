import type { Dashboard } from '@vitrine/contracts';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { cx } from '../../../../components/cx.ts';
import { layoutClass } from '../../../../components/layout/layout-class.ts';
import { Grid, Row } from '../../../../components/layout/primitives.tsx';
import { Badge } from '../../../../components/ui/badge.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import { paths } from '../../../../lib/paths.ts';
import { formatCount } from '../../format-count.ts';
import styles from './small-stats.module.css';

interface SmallStatsProps {
  connections: Dashboard['connections'];
  published: boolean;
}

/** The two figures beside the chart: who wrote, and whether the page is out there. */
export function SmallStats({ connections: { total, unread }, published }: SmallStatsProps) {
  const count = formatCount(unread);
  return (
    <Grid gap={2} className={styles.cards}>
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
    </Grid>
  );
}

interface StatCardProps {
  label: string;
  value: ReactNode;
  hint: ReactNode;
  /** Where one sees what is counted; the whole card leads there. */
  to: string;
}

function StatCard({ label, value, hint, to }: StatCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2
        id={id}
        className={cx(
          layoutClass('row', { gap: 1, align: 'start', justify: 'between' }),
          textStyle({
            tone: 'muted',
            size: 'small',
            weight: 'medium',
            leading: 1.45,
            face: 'text',
          }),
        )}
      >
        <Link to={to} className={styles.link}>
          {label}
        </Link>
        <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" className={styles.arrow} />
      </h2>
      <Row as="p" align="center" className={styles.value}>
        {value}
      </Row>
      <div className={styles.hint}>{hint}</div>
    </Card>
  );
}
