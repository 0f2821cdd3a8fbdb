import type { AdminOverview } from '@vitrine/contracts';
import { m } from '#messages';
import { paths } from '../../../lib/paths.ts';
import { RecentActivity } from '../activity/recent-activity.tsx';
import { StatCards } from '../components/stat-cards.tsx';
import { PendingPlaces } from './pending-places.tsx';

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
      label: m.admin_dashboard_revenue(),
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
