import type { AdminOverview } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Card } from '#components/ui/card.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textLink, textStyle } from '#components/ui/text-style.ts';
import { formatCount } from '#lib/format-count.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { RecentActivity } from '../activity/recent-activity.tsx';
import { StatCards, StatCardsSkeleton } from '../components/stat-cards.tsx';
import styles from './dashboard.module.css';

/** What waits for somebody: how much of each, and the way to it (ADM-02). */
function Waiting({ overview }: { overview: AdminOverview }) {
  const { unread, drafts, newApplications, scheduled, failedMails } = overview;
  const places = [
    {
      label: m.admin_dashboard_tasks_messages(),
      count: unread,
      to: `${paths.adminMessages.to()}?status=unread`,
    },
    {
      label: m.admin_dashboard_tasks_drafts(),
      count: drafts,
      to: `${paths.adminBlog.to()}?status=draft`,
    },
    {
      label: m.admin_dashboard_tasks_applications(),
      count: newApplications,
      to: `${paths.adminApplications.to()}?status=new`,
    },
    {
      label: m.admin_dashboard_scheduled(),
      count: scheduled,
      to: `${paths.adminBlog.to()}?status=draft`,
    },
    {
      label: m.admin_dashboard_failed_mails(),
      count: failedMails,
      to: `${paths.adminSettings.to()}?mails=failed`,
    },
  ];
  return (
    <Card
      as="section"
      padding="large"
      aria-labelledby="waiting"
      className={textStyle({ above: 3 })}
    >
      <h2 id="waiting" className={textStyle({ size: 4, below: 2 })}>
        {m.admin_dashboard_waiting()}
      </h2>
      <Stack as="ul" role="list" className={styles.places}>
        {places.map(({ label, count, to }) => (
          <Row as="li" gap={0.5} align="baseline" justify="between" key={label}>
            <Link to={to} className={cx(textLink, styles.place)}>
              {label}
            </Link>{' '}
            <span
              className={textStyle({
                tone: count > 0 ? 'text' : 'muted',
                weight: count > 0 ? 'strong' : 'text',
                numeric: true,
              })}
            >
              {formatCount(count)}
            </span>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

/** The articles that were read most lately, each with the way to it. */
function MostRead({ total, top }: AdminOverview['reads']) {
  return (
    <Card
      as="section"
      padding="large"
      aria-labelledby="most-read"
      className={textStyle({ above: 3 })}
    >
      <h2 id="most-read" className={textStyle({ size: 4 })}>
        {m.admin_dashboard_reads()}
      </h2>
      <p className={textStyle({ tone: 'muted', size: 'small', above: 1, below: 2, numeric: true })}>
        {total > 0
          ? m.admin_dashboard_reads_total({ count: formatCount(total) })
          : m.admin_dashboard_reads_none()}
      </p>
      {top.length > 0 ? (
        <Stack as="ol" role="list" gap={0.5}>
          {top.map(({ id, slug, title, count }) => (
            <Row as="li" gap={2} align="baseline" justify="between" key={id}>
              <Link
                to={paths.article.to(slug)}
                className={cx(textLink, textStyle({ wrap: 'anywhere' }, styles.place))}
              >
                {title}
              </Link>{' '}
              <span className={textStyle({ weight: 'strong', numeric: true, fill: 'rigid' })}>
                {formatCount(count)}
              </span>
            </Row>
          ))}
        </Stack>
      ) : null}
      <p className={textStyle({ tone: 'muted', size: 'tiny', leading: 1.45, above: 2 })}>
        {m.admin_dashboard_reads_hint()}
      </p>
    </Card>
  );
}

/** The shape of the four figures and of what was done lately. */
export function DashboardSkeleton() {
  return (
    <>
      <StatCardsSkeleton />
      <Skeleton shape="card" className={styles.activity} />
    </>
  );
}

/** The four figures of the installation, and what was done lately (ADM-02). */
export function Dashboard({ overview }: { overview: AdminOverview }) {
  const stats = [
    {
      label: m.admin_dashboard_users(),
      value: overview.totalUsers,
      hint: m.admin_dashboard_users_hint(),
      to: paths.adminUsers.to(),
    },
    {
      label: m.admin_dashboard_projects(),
      value: overview.activeProjects,
      hint: m.admin_dashboard_projects_hint(),
      to: `${paths.adminWebsiteContent.to()}?tab=projects`,
    },
    {
      label: m.admin_dashboard_tasks(),
      value: overview.pendingTasks,
      hint: m.admin_dashboard_tasks_hint(),
    },
    {
      label: m.admin_revenue(),
      value: overview.revenue || m.admin_dashboard_revenue_unset(),
      hint: m.admin_dashboard_revenue_hint(),
    },
  ];
  return (
    <>
      <StatCards stats={stats} />
      <div className={styles.pair}>
        <Waiting overview={overview} />
        <MostRead {...overview.reads} />
      </div>
      <RecentActivity entries={overview.activity} />
    </>
  );
}
