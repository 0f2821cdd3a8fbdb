import type { AdminOverview } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import { createReads } from '../visits/reads.service.ts';
import { createBackOfficeRepository } from './back-office.repository.ts';

const ENTRIES_SHOWN = 8;

/** What the back-office shows of the whole installation. */
export function createBackOffice({ database, settings, audit, space, mailer, clock }: Deps) {
  const reads = createReads({ database, clock });
  const office = createBackOfficeRepository(database.tables);
  return {
    async overview(): Promise<AdminOverview> {
      const [counts, revenue, activity, articles] = await Promise.all([
        office.countOverview(database.read),
        settings.revenue(database.read),
        audit.latest(ENTRIES_SHOWN),
        reads.overview(),
      ]);
      const { accounts, websiteProjects, ...waiting } = counts;
      const { unread, drafts, newApplications } = waiting;
      return {
        totalUsers: accounts,
        activeProjects: websiteProjects,
        pendingTasks: unread + drafts + newApplications,
        revenue,
        ...waiting,
        reads: articles,
        activity,
        storage: space.now,
        mail: mailer.route.mode,
      };
    },
  };
}
