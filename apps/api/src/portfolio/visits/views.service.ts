import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Client } from '../../lib/client.ts';
import type { Platform } from '../../platform.ts';
import { type Counted, createVisitMarks } from '../../service/index.ts';
import { createPublishedPages } from './published-pages.service.ts';
import { isVisit } from './views.policy.ts';
import { createViewsRepository } from './views.repository.ts';

interface Visit {
  page: { id: string; userId: string };
  /** The link that led to the page, where one did. */
  linkId?: string;
  actor: Actor;
  client: Client;
}

/** Counts who opens a page: once a visitor and day, without knowing who it is. */
export function createViewsService(platform: Platform) {
  const { database } = platform;
  const views = createViewsRepository(database.tables);
  const marks = createVisitMarks(platform);
  const pages = createPublishedPages(database);

  const countVisit = async ({ page, linkId, actor, client }: Visit): Promise<void> => {
    if (!isVisit(actor, page)) return;
    const counted: Counted[] = [
      { id: page.id, raise: (tx, day) => views.raise(tx, page.id, day) },
      ...(linkId ? [{ id: linkId, raise: (tx: Queryable) => views.raiseLink(tx, linkId) }] : []),
    ];
    await pages.unlessErased(() => marks.countFirst(client, counted));
  };

  return {
    async count(customUrl: string, actor: Actor, client: Client): Promise<void> {
      await countVisit({ page: await pages.require(customUrl), actor, client });
    },

    /** A visit by a link: it counts for the page as any other, and for the link. */
    countByLink: countVisit,
  };
}
