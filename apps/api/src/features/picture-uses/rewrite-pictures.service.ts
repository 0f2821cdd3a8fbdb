import { contentDefinitions, contentTypes } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { createBlogRepository } from '../blog/blog.repository.ts';
import { createPostHistory } from '../blog/post-history.service.ts';
import type { PictureUseRow } from './picture-uses.repository.ts';
import { ISSUE } from './picture-uses.service.ts';

type Fields = Record<string, unknown>;

/** What becomes of one text of a record; the same text where nothing does. */
export type Rewrite = (text: string) => string;

/** Rewrites the address of a picture in every record that shows it now. */
export function createPictureRewriting(deps: Deps) {
  const { database, audit, clock } = deps;
  const { tables } = database;
  const posts = createBlogRepository(database);
  const history = createPostHistory(deps);
  const pages = rowsOf(tables.pages, tables.pages.key);
  const issues = rowsOf(tables.newsletterIssues);

  const inArticle = async (tx: Queryable, actor: Account, id: string, rewrite: Rewrite) => {
    if (!changesIn(await posts.get(tx, id), rewrite)) return;
    const before = await posts.lock(tx, id);
    const changes = changesIn(before, rewrite);
    if (!before || !changes) return;
    const after = { ...before, ...changes, updatedAt: clock.now(), version: before.version + 1 };
    await history.keep(tx, before, undefined);
    await posts.update(tx, id, { ...changes, updatedAt: after.updatedAt });
    await history.keep(tx, after, actor);
    const about = { subject: 'post', id, name: before.title } as const;
    await audit.record(tx, actor, 'changed', about, only(before, changes), changes);
  };

  const inPage = async (tx: Queryable, actor: Account, key: string, rewrite: Rewrite) => {
    if (!changesIn(await pages.get(tx, key), rewrite)) return;
    const before = await pages.lock(tx, key);
    const changes = changesIn(before, rewrite);
    if (!before || !changes) return;
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

  const inEntry = async (tx: Queryable, actor: Account, use: PictureUseRow, rewrite: Rewrite) => {
    const type = contentTypes.find((one) => contentDefinitions[one].subject === use.kind);
    if (!type) return;
    // the tables share what is used here; what else they hold passes through untouched
    const entries = rowsOf(tables[type] as typeof tables.testimonials);
    if (!changesIn(await entries.get(tx, use.recordId), rewrite)) return;
    const before = await entries.lock(tx, use.recordId);
    const changes = changesIn(before, rewrite);
    if (!before || !changes) return;
    await entries.update(tx, use.recordId, changes);
    const about = { subject: contentDefinitions[type].subject, id: use.recordId, name: use.name };
    await audit.record(tx, actor, 'changed', about, only(before, changes), changes);
  };

  // locking makes the next version: only what changes is locked
  return {
    /**
     * Inside the write that gives the picture another address. Every record that changes has its
     * next version and its audit entry; public pages are rendered anew.
     * @param uses where it is shown, of which earlier versions stay as they were
     */
    async rewrite(
      tx: Queryable,
      actor: Account,
      uses: readonly PictureUseRow[],
      rewrite: Rewrite,
    ): Promise<void> {
      for (const use of uses) {
        if (use.version !== 0) continue;
        if (use.kind === 'article') await inArticle(tx, actor, use.recordId, rewrite);
        else if (use.kind === ISSUE) await inIssue(tx, actor, use.recordId, rewrite);
        else if (use.kind === 'page') await inPage(tx, actor, use.recordId, rewrite);
        else await inEntry(tx, actor, use, rewrite);
      }
      await database.touchContent(tx);
    },
  };
}

/** The fields of a record that come out differently; undefined where none does. */
function changesIn(record: object | undefined, rewrite: Rewrite): Fields | undefined {
  const changed = Object.entries(record ?? {}).flatMap(([name, value]) => {
    const next = rewritten(value, rewrite);
    return next === value ? [] : [[name, next] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** A value with every text in it rewritten; the same value where nothing changes. */
function rewritten(value: unknown, rewrite: Rewrite): unknown {
  if (typeof value === 'string') return rewrite(value);
  if (Array.isArray(value)) {
    const next = value.map((one) => rewritten(one, rewrite));
    return next.every((one, index) => one === value[index]) ? value : next;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const changes = changesIn(value, rewrite);
  return changes ? { ...value, ...changes } : value;
}

const only = (record: object, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in fields));
