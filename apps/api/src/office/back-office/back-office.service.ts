import { type AdminOverview, type AdminWaiting, type Area, baseLocale } from '@vitrine/contracts';
import { type Account, may } from '../../lib/actor.ts';
import { readPublicLocales } from '../../service/index.ts';
import { createPostsRepository, createReads } from '../../writing/index.ts';
import { createApplicationsRepository } from '../applications/applications.repository.ts';
import type { Deps } from '../deps.ts';
import { createMessagesRepository } from '../messages/messages.repository.ts';
import { createTranslations } from '../translations/translations.service.ts';
import { createBackOfficeRepository } from './back-office.repository.ts';

const ENTRIES_SHOWN = 8;

/** What the back-office shows of the whole installation. */
export function createBackOffice(deps: Deps) {
  const { database, settings, audit, space, mailer, clock, backups } = deps;
  const translations = createTranslations(deps);
  const reads = createReads({ database, clock });
  const office = createBackOfficeRepository(database.tables);
  const messages = createMessagesRepository(database);
  const posts = createPostsRepository(database);
  const applications = createApplicationsRepository(database);
  const { read } = database;
  /** Figures of an area, for who holds it. */
  const of = async <T>(actor: Account, area: Area, figures: () => Promise<T>) =>
    may(actor, area) ? figures() : undefined;

  /** What is missing or older than its source, in all languages of the website; undefined for one. */
  const countTranslations = async (): Promise<number | undefined> => {
    const languages = (await readPublicLocales(database)).filter((one) => one !== baseLocale);
    if (languages.length === 0) return undefined;
    const lists = await Promise.all(languages.map(translations.list));
    return lists.reduce((sum, { counts }) => sum + counts.missing + counts.changed, 0);
  };

  return {
    async overview(actor: Account): Promise<AdminOverview> {
      const [totalUsers, activeProjects, inbox, blog, system, activity] = await Promise.all([
        of(actor, 'users', () => office.countUsers(read)),
        of(actor, 'content', () => office.countProjects(read)),
        of(actor, 'inbox', () => office.countWaiting(read)),
        of(actor, 'publishing', async () => ({
          drafts: await office.countPosts(read, 'draft', 'submitted'),
          scheduled: await office.countPosts(read, 'scheduled'),
          reads: await reads.overview(),
        })),
        of(actor, 'settings', async () => ({
          revenue: await settings.revenue(read),
          failedMails: await office.countFailedMails(read),
          storage: space.now,
          oldBackup: await backups.readOld(),
        })),
        of(actor, 'activity', () => audit.latest(ENTRIES_SHOWN)),
      ]);
      const pendingTasks = inbox && blog && inbox.unread + blog.drafts + inbox.newApplications;
      return {
        ...{ totalUsers, activeProjects, pendingTasks, ...inbox, ...blog, ...system, activity },
        mail: mailer.route.mode,
      };
    },

    /** Each figure is that of a list, with the filters that its link in the dashboard has. */
    async waiting(actor: Account): Promise<AdminWaiting> {
      const { userId } = actor;
      const [inbox, drafts, submitted, failedMails, toTranslate] = await Promise.all([
        of(actor, 'inbox', async () => ({
          ...(await messages.countWaiting(read, userId)),
          newApplications: await applications.countWaiting(read, userId),
        })),
        of(actor, 'articles', () => posts.countDraftsOf(read, userId)),
        of(actor, 'publishing', async () => ({
          submitted: await office.countPosts(read, 'submitted'),
          scheduled: await office.countPosts(read, 'scheduled'),
        })),
        of(actor, 'settings', () => office.countFailedMails(read)),
        of(actor, 'content', countTranslations),
      ]);
      return { ...inbox, drafts, ...submitted, failedMails, translations: toTranslate };
    },
  };
}
