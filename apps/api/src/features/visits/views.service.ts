import { isbot } from 'isbot';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../lib/actor.ts';
import { type Client, networkOf } from '../../lib/client.ts';
import { utcDay } from '../../lib/clock.ts';
import { keyed, randomToken } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import { createPublishedPages } from './published-pages.service.ts';
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

/** Counts who opens a page: once a visitor and day, without knowing who it is. */
export function createViewsService({ database, clock }: Platform) {
  const views = createViewsRepository(database.tables);
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

  const countVisit = async (visit: Visit): Promise<void> => {
    const { page, linkId, actor, client } = visit;
    const userAgent = client.userAgent.slice(0, USER_AGENT_MAX_LENGTH);
    if (!isVisit(actor, page) || !userAgent.trim() || isbot(userAgent)) return;
    const day = utcDay(clock.now());
    await pages.unlessErased(() =>
      database.write(async (tx) => {
        const salt = await saltOf(tx, day);
        const isFirst = (seen: string) => {
          const visitor = JSON.stringify([seen, networkOf(client.address), userAgent]);
          return views.addMark(tx, keyed(salt, visitor), day);
        };
        if (await isFirst(page.id)) await views.raise(tx, page.id, day);
        if (linkId && (await isFirst(linkId))) await views.raiseLink(tx, linkId);
      }),
    );
  };

  return {
    async count(customUrl: string, actor: Actor, client: Client): Promise<void> {
      await countVisit({ page: await pages.require(customUrl), actor, client });
    },

    /** A visit by a link: it counts for the page as any other, and for the link. */
    countByLink: countVisit,

    /** Throws away what could tell the visitors of days before today apart, copies included. */
    async forgetPastDays(): Promise<void> {
      const today = utcDay(clock.now());
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
