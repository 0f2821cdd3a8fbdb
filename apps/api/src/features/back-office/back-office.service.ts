import type { AdminOverview, AdminWaiting } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { createApplicationsRepository } from '../applications/applications.repository.ts';
import { createBlogRepository } from '../blog/blog.repository.ts';
import { createReadings } from '../inbox/readings.ts';
import { createMessagesRepository } from '../messages/messages.repository.ts';
import { createReads } from '../reads/reads.service.ts';
import { createBackOfficeRepository } from './back-office.repository.ts';

const ENTRIES_SHOWN = 8;

/** What the back-office shows of the whole installation. */
export function createBackOffice({ database, settings, audit, space, mailer, clock }: Deps) {
  const reads = createReads({ database, clock });
  const office = createBackOfficeRepository(database.tables);
  const messages = createMessagesRepository(database);
  const posts = createBlogRepository(database);
  const applications = createApplicationsRepository(database);
  const readingOf = createReadings(database);
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

    /** Each figure is that of a list, with the filters that its link in the dashboard has. */
    async waiting({ userId }: Account): Promise<AdminWaiting> {
      const [own, newApplications, drafts, others] = await Promise.all([
        messages.countWaiting(database.read, await readingOf(database.read, { userId })),
        applications.countWaiting(database.read, userId),
        posts.countDraftsOf(database.read, userId),
        office.countForAnybody(database.read),
      ]);
      return { ...own, newApplications, drafts, ...others };
    },
  };
}
