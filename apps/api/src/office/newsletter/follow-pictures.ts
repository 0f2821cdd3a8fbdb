import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Account } from '../../lib/actor.ts';
import { changesIn, ISSUE, only, pictureMoved, type Rewrite } from '../../site/index.ts';
import type { Deps } from '../deps.ts';

/** Rewrites the addresses of moved pictures in issues of the newsletter. */
export function followPicturesInIssues({ database, audit, events }: Deps): void {
  const issues = rowsOf(database.tables.newsletterIssues);

  /** One that has gone stays as its readers have it. */
  const inIssue = async (tx: Queryable, actor: Account, id: string, rewrite: Rewrite) => {
    const known = await issues.get(tx, id);
    if (known?.status !== 'draft' || !changesIn(known, rewrite)) return;
    const before = await issues.lock(tx, id);
    const changes = changesIn(before, rewrite);
    if (before?.status !== 'draft' || !changes) return;
    await issues.update(tx, id, changes);
    const about = { subject: 'newsletter', id, name: before.subject } as const;
    await audit.record(tx, actor, 'changed', about, only(before, changes), changes);
  };

  events.on(pictureMoved, async (tx, { actor, uses, rewrite }) => {
    for (const { kind, recordId } of uses) {
      if (kind === ISSUE) await inIssue(tx, actor, recordId, rewrite);
    }
  });
}
