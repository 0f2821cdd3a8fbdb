import type { LibraryUse } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { type Account, may } from '../../lib/actor.ts';
import { createKnownFilesRepository } from '../../service/index.ts';
import { createPictureUsesRepository, type PictureUseRow } from './picture-uses.repository.ts';

/** An uploaded picture anywhere in a text, in any of its sizes. */
const PICTURE = /\/media\/([\w-]+)\//g;
/** What posts are noted under. */
export const POST_PICTURES = 'article';
/** What issues of the newsletter are noted under: sent ones, too, for readers keep their mails. */
export const ISSUE = 'newsletter';

/** Whether an actor may change a record. */
type MayChange = (db: Queryable, actor: Account, id: string) => Promise<boolean>;

/** A record that can show pictures. */
interface Shown {
  kind: string;
  id: string;
  /** What it is called now. */
  name: string;
  /** All that it says. */
  content: unknown;
}

/** Where pictures are shown, kept up with the records that show them. */
export function createPictureUses({ tables }: Database) {
  const uses = createPictureUsesRepository(tables);
  const pictures = rowsOf(tables.libraryItems);
  const files = createKnownFilesRepository(tables);
  const usesIn = ({ kind, id: recordId, name, content }: Shown, version: number) =>
    [...new Set(picturesIn(content))].map((pictureId) => ({
      ...{ pictureId, version, kind, recordId, name },
    }));
  const guards = new Map<string, MayChange>();
  const mayChange = async (db: Queryable, actor: Account, { kind, recordId }: PictureUseRow) =>
    guards.get(kind)?.(db, actor, recordId) ??
    may(actor, kind === ISSUE ? 'newsletter' : 'content');
  const ownRows = async (db: Queryable, actor: Account, rows: PictureUseRow[]) => {
    const own = await Promise.all(rows.map((row) => mayChange(db, actor, row)));
    return rows.filter((_row, index) => own[index]);
  };
  return {
    /** Lets the house of a kind of record say who may change one. */
    guard: (kind: string, mayChangeRecord: MayChange): void =>
      void guards.set(kind, mayChangeRecord),

    /**
     * At the beginning of a write that stores this content: nobody deletes its pictures before the
     * write ends, and who deletes one then finds it in use. Before the record itself is locked, and in
     * one order: anyone who gives a picture another address locks that first and then what shows it.
     */
    async hold(tx: Queryable, content: unknown): Promise<void> {
      for (const id of [...new Set(picturesIn(content))].sort()) await pictures.hold(tx, id);
    },
    /** Which of the pictures in this content nobody would be shown: they were deleted. */
    async listGone(db: Queryable, content: unknown): Promise<Set<string>> {
      const named = [...new Set(picturesIn(content))];
      const shown = await files.listShown(db, named);
      return new Set(named.filter((id) => !shown.has(id)));
    },
    /** Inside the write that makes or changes a record, whose pictures are held. */
    async note(tx: Queryable, shown: Shown): Promise<void> {
      await uses.delete(tx, { kind: shown.kind, recordId: shown.id, version: 0 });
      await uses.insert(tx, usesIn(shown, 0));
    },
    /** Inside the write that keeps a version of a post; a version never changes. */
    async noteVersion(tx: Queryable, shown: Omit<Shown, 'kind'>, version: number): Promise<void> {
      await uses.insert(tx, usesIn({ ...shown, kind: POST_PICTURES }, version));
    },
    /** Inside the write that deletes a record, with its versions. */
    forget: (tx: Queryable, kind: string, recordId: string): Promise<void> =>
      uses.deleteRecord(tx, { kind, recordId }),

    countNow: uses.countNow,

    /** Every record that shows it now. */
    listNow: async (db: Queryable, picture: string): Promise<PictureUseRow[]> =>
      (await uses.listOf(db, picture)).filter(({ version }) => version === 0),

    /** Whether a picture is shown somewhere in a way that is not for the actor to change. */
    hasForeign: async (db: Queryable, actor: Account, picture: string): Promise<boolean> => {
      const rows = await uses.listOf(db, picture);
      return (await ownRows(db, actor, rows)).length < rows.length;
    },

    /**
     * What shows it now, and posts that did in an earlier version: the newest of each. Of an actor
     * only where they may change it.
     */
    async list(db: Queryable, actor: Account, picture: string): Promise<LibraryUse[]> {
      const rows = await ownRows(db, actor, await uses.listOf(db, picture));
      const now = rows.filter(({ version }) => version === 0);
      const earlier = new Map<string, PictureUseRow>();
      for (const row of rows) {
        const isNow = now.some(
          ({ kind, recordId }) => kind === row.kind && recordId === row.recordId,
        );
        if (!isNow) earlier.set(row.recordId, row);
      }
      return [...now.map(presentUse), ...[...earlier.values()].map(presentEarlier)];
    },
  };
}

export type PictureUses = ReturnType<typeof createPictureUses>;

function presentUse({ kind, name, recordId }: PictureUseRow): LibraryUse {
  if (kind === ISSUE) {
    const path = `/admin/newsletter?${new URLSearchParams({ issue: recordId })}`;
    return { kind: 'newsletter issue', name, path, earlier: false };
  }
  if (kind === 'page') return { kind, name, path: '/admin/content', earlier: false };
  if (kind !== POST_PICTURES) return { kind, name, path: '/admin/website-content', earlier: false };
  return { kind, name, path: `/admin/blog?${new URLSearchParams({ q: name })}`, earlier: false };
}

/** By its id: it may be called something else by now. */
const presentEarlier = ({ recordId, name, version }: PictureUseRow): LibraryUse => ({
  kind: `version ${version} of the article`,
  name,
  path: `/admin/blog?${new URLSearchParams({ post: recordId })}`,
  earlier: true,
});

/** Every picture that is named in any text inside of a value. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(PICTURE)].map(([, id = '']) => id);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(picturesIn);
}
