import { type EndpointParsed, TRASH_DAYS, type Trashed } from '@vitrine/contracts';
import { type Account, may } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { readPage } from '../../lib/list-page.ts';
import type { Platform } from '../../platform.ts';
import { createTrashRepository, reachOf, type TrashRow } from '../../service/index.ts';

/** The trash as the back-office shows it, newest first, some at a time. */
export function createTrashList({ database, clock }: Platform) {
  const trash = createTrashRepository(database);

  const present = ({ shown, ...row }: TrashRow & { shown: string[] }): Trashed => {
    const ends = new Date(row.createdAt.getTime() + TRASH_DAYS * DAY_MS);
    const left = Math.ceil((ends.getTime() - clock.now().getTime()) / DAY_MS);
    return {
      ...{ kind: row.kind, id: row.recordId, name: row.name, email: row.email, actor: row.actor },
      ...{ date: row.createdAt.toISOString(), ends: ends.toISOString() },
      days_left: Math.max(0, left),
      shown_in: shown,
    };
  };

  return (actor: Account, query: EndpointParsed<'admin.trash.list'>['query']) =>
    readPage(
      query,
      async (page, { kind }) => {
        const rows = await trash.list(database.read, reachOf(actor), kind, page);
        const pictures = rows.filter((row) => row.kind === 'picture').map((row) => row.recordId);
        // names of posts are for those who may see all of them
        const isShown = may(actor, 'publishing');
        const shown = await trash.shownEarlier(database.read, isShown ? pictures : []);
        return rows.map((row) => ({ ...row, shown: shown.get(row.recordId) ?? [] }));
      },
      present,
    );
}
