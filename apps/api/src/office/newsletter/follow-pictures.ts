import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Account } from '../../lib/actor.ts';
import { ISSUE, lockRewritten, only, pictureMoved, type Rewrite } from '../../site/index.ts';
import type { Deps } from '../deps.ts';

/** Rewrites the addresses of moved pictures in issues of the newsletter. */
export function followPicturesInIssues({ database, audit, events }: Deps): void {
  const issues = rowsOf(database.tables.newsletterIssues);

  /** One that has gone stays as its readers have it. */
  const inIssue = async (tx: Queryable, actor: Account, id: string, rewrite: Rewrite) => {
    const isDraft = ({ status }: { status: string }) => status === 'draft';
    const found = await lockRewritten(tx, issues, id, rewrite, isDraft);
    if (!found) return;
    const { before, changes } = found;
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
