import type { AdminOverview } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textLink, textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { RecentActivity } from '../activity/recent-activity.tsx';
import { StatCards, StatCardsSkeleton } from '../components/stat-cards.tsx';
import styles from './dashboard.module.css';

/** What counts as pending (ADM-02), how much of each, and the way to it. */
function PendingPlaces({ overview }: { overview: AdminOverview }) {
  const { pendingTasks, unread, newApplications } = overview;
  const places = [
    {
      label: m.admin_dashboard_tasks_messages(),
      count: unread,
      to: `${paths.adminMessages.to()}?status=unread`,
    },
    {
      label: m.admin_dashboard_tasks_drafts(),
      count: pendingTasks - unread - newApplications,
      to: `${paths.adminBlog.to()}?status=draft`,
    },
    {
      label: m.admin_dashboard_tasks_applications(),
      count: newApplications,
      to: `${paths.adminApplications.to()}?status=new`,
    },
  ];
  return (
    <Stack as="ul" role="list" className={styles.places}>
      {places.map(({ label, count, to }) => (
        <Row as="li" gap={0.5} align="baseline" justify="between" key={to}>
          <Link to={to} className={cx(textLink, styles.place)}>
            {label}
          </Link>{' '}
          <span className={textStyle({ tone: 'text', numeric: true })}>{count}</span>
        </Row>
      ))}
    </Stack>
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
      hint: <PendingPlaces overview={overview} />,
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
      <RecentActivity entries={overview.activity} />
    </>
  );
}
