import { isbot } from 'isbot';
import type { Queryable } from '../../db/database.ts';
import { isForeignKeyViolation } from '../../db/errors.ts';
import { type Actor, may } from '../../lib/actor.ts';
import { type Client, networkOf } from '../../lib/client.ts';
import { utcDay } from '../../lib/clock.ts';
import { keyed, randomToken } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import { createBlogRepository } from '../blog/blog.repository.ts';
import { noSuchPost } from '../blog/no-such-post.ts';
import { firstChartDay } from './chart-days.ts';
import { createPublishedPages } from './published-pages.service.ts';
import { createReadsRepository } from './reads.repository.ts';
import { isVisit } from './views.policy.ts';
import { createViewsRepository } from './views.repository.ts';

/** Browsers say less; a longer name is not read to its end. */
const USER_AGENT_MAX_LENGTH = 512;

interface Visit {
  page: { id: string; userId: string };
  /** The link that led to the page, where one did. */
  linkId?: string;
  actor: Actor;
  client: Client;
}

/** What a visit counts for: once a visitor and day, for each id. */
interface Counted {
  id: string;
  raise: (tx: Queryable, day: string) => Promise<void>;
}

/** Counts who opens a page: once a visitor and day, without knowing who it is. */
export function createViewsService({ database, clock }: Platform) {
  const views = createViewsRepository(database.tables);
  const reads = createReadsRepository(database.tables);
  const posts = createBlogRepository(database);
  const pages = createPublishedPages(database);

  /** All processes share it, for as long as the day lasts; with it go the marks made with it. */
  const saltOf = async (tx: Queryable, day: string): Promise<string> => {
    const salt = await views.getSalt(tx, day);
    if (salt) return salt;
    const made = randomToken();
    if (!(await views.addSalt(tx, day, made))) return saltOf(tx, day);
    await views.deleteBefore(tx, day);
    return made;
  };

  let scrubbedOn = '';

  /** Who comes again on a day costs the database a look, and no write. */
  const countFirst = async ({ address, userAgent: sent }: Client, counted: readonly Counted[]) => {
    const userAgent = sent.slice(0, USER_AGENT_MAX_LENGTH);
    if (!userAgent.trim() || isbot(userAgent)) return;
    const day = utcDay(clock.now());
    const markOf = (salt: string, id: string) =>
      keyed(salt, JSON.stringify([id, networkOf(address), userAgent]));
    const present = await views.getSalt(database.read, day);
    const marks = present === undefined ? [] : counted.map(({ id }) => markOf(present, id));
    if (marks.length > 0 && (await views.hasMarks(database.read, marks))) return;
    await database.write(async (tx) => {
      const salt = await saltOf(tx, day);
      for (const { id, raise } of counted) {
        if (await views.addMark(tx, markOf(salt, id), day)) await raise(tx, day);
      }
    });
  };

  const countVisit = async ({ page, linkId, actor, client }: Visit): Promise<void> => {
    if (!isVisit(actor, page)) return;
    const counted: Counted[] = [
      { id: page.id, raise: (tx, day) => views.raise(tx, page.id, day) },
      ...(linkId ? [{ id: linkId, raise: (tx: Queryable) => views.raiseLink(tx, linkId) }] : []),
    ];
    await pages.unlessErased(() => countFirst(client, counted));
  };

  return {
    async count(customUrl: string, actor: Actor, client: Client): Promise<void> {
      await countVisit({ page: await pages.require(customUrl), actor, client });
    },

    /** A visit by a link: it counts for the page as any other, and for the link. */
    countByLink: countVisit,

    /** A read of a published article; those who write articles are no readers. */
    async countRead(id: string, actor: Actor, client: Client): Promise<void> {
      const post = await posts.get(database.read, id);
      if (post?.status !== 'published') throw noSuchPost();
      if (may(actor, 'office')) return;
      const read = { id, raise: (tx: Queryable, day: string) => reads.raise(tx, id, day) };
      try {
        await countFirst(client, [read]);
      } catch (error) {
        // one that was deleted meanwhile is as if it had never been
        throw isForeignKeyViolation(error) ? noSuchPost() : error;
      }
    },

    /** Throws away what could tell the visitors of days before today apart, copies included; and old counts. */
    async forgetPastDays(): Promise<void> {
      const today = utcDay(clock.now());
      const firstShown = firstChartDay(clock.now());
      if (await reads.hasBefore(database.read, firstShown)) {
        await database.write((tx) => reads.deleteBefore(tx, firstShown));
      }
      // looked at first: a writer's turn every minute would be for nothing but once a day
      const isLeft = await views.hasBefore(database.read, today);
      if (isLeft) await database.write((tx) => views.deleteBefore(tx, today));
      if (!isLeft && scrubbedOn === today) return;
      await database.scrub();
      scrubbedOn = today;
    },
  };
}

export type ViewsService = ReturnType<typeof createViewsService>;
