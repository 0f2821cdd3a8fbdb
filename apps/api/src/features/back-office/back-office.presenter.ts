import type { AdminOverview, AuditEntry } from '@vitrine/contracts';
import type { BackOfficeRepository } from './back-office.repository.ts';

type Counts = Awaited<ReturnType<BackOfficeRepository['countOverview']>>;

export const presentOverview = (
  counts: Counts,
  revenue: string,
  activity: AuditEntry[],
): AdminOverview => ({
  totalUsers: counts.accounts,
  activeProjects: counts.websiteProjects,
  pendingTasks: counts.unread + counts.drafts + counts.newApplications,
  revenue,
  unread: counts.unread,
  newApplications: counts.newApplications,
  activity,
});
