import type { AdminOverview } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import { createBackOfficeRepository } from './back-office.repository.ts';

const ENTRIES_SHOWN = 8;

/** What the back-office shows of the whole installation. */
export function createBackOffice({ database, settings, audit, space }: Deps) {
  const office = createBackOfficeRepository(database.tables);
  return {
    async overview(): Promise<AdminOverview> {
      const [counts, revenue, activity] = await Promise.all([
        office.countOverview(database.read),
        settings.revenue(database.read),
        audit.latest(ENTRIES_SHOWN),
      ]);
      const { accounts, websiteProjects, unread, drafts, newApplications } = counts;
      return {
        totalUsers: accounts,
        activeProjects: websiteProjects,
        pendingTasks: unread + drafts + newApplications,
        revenue,
        unread,
        newApplications,
        activity,
        storage: space.now,
      };
    },
  };
}
