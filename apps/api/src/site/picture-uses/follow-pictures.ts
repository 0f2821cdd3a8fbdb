import { contentDefinitions, contentTypes } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Account } from '../../lib/actor.ts';
import type { Deps } from '../deps.ts';
import { pictureMoved } from './picture-moved.ts';
import type { PictureUseRow } from './picture-uses.repository.ts';
import { lockRewritten, only, type Rewrite } from './rewrite.ts';

/** Rewrites the addresses of moved pictures in pages and in entries of collections. */
export function followPictures({ database, audit, events, clock }: Deps): void {
  const { tables } = database;
  const pages = rowsOf(tables.pages, tables.pages.key);

  const inPage = async (tx: Queryable, actor: Account, key: string, rewrite: Rewrite) => {
    const found = await lockRewritten(tx, pages, key, rewrite);
    if (!found) return;
    const { before, changes } = found;
    await pages.update(tx, key, { ...changes, updatedAt: clock.now() });
    const about = { subject: 'page', id: key, name: key } as const;
    await audit.record(
      tx,
      actor,
      'changed',
      about,
      before.content as object,
      changes.content as object,
    );
  };

  const inEntry = async (tx: Queryable, actor: Account, use: PictureUseRow, rewrite: Rewrite) => {
    const type = contentTypes.find((one) => contentDefinitions[one].subject === use.kind);
    if (!type) return;
    // the tables share what is used here; what else they hold passes through untouched
    const entries = rowsOf(tables[type] as typeof tables.testimonials);
    const found = await lockRewritten(tx, entries, use.recordId, rewrite);
    if (!found) return;
    const { before, changes } = found;
    await entries.update(tx, use.recordId, changes);
    const about = { subject: contentDefinitions[type].subject, id: use.recordId, name: use.name };
    await audit.record(tx, actor, 'changed', about, only(before, changes), changes);
  };

  events.on(pictureMoved, async (tx, { actor, uses, rewrite }) => {
    for (const use of uses) {
      if (use.kind === 'page') await inPage(tx, actor, use.recordId, rewrite);
      else await inEntry(tx, actor, use, rewrite);
    }
  });
}
