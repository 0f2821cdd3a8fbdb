import type { Outcome, TrashKind } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { TableName } from '../../db/owned-tables.ts';
import { emptyLooseEnds, rowsIn, storeSnapshot } from '../../db/record-snapshot.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { Snapshot, SnapshotRow } from '../../db/snapshot.ts';
import { type Account, may } from '../../lib/actor.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { createRecentSignIn } from '../../people/index.ts';
import {
  createKnownFilesRepository,
  createTrashRepository,
  isContentKind,
  kindOfTrash,
  requireReach,
  type TrashRow,
} from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { createAccountRestore } from './restored-account.ts';
import {
  fillEntry,
  nameSections,
  postponeNothing,
  settleSlug,
  takenAddresses,
} from './restored-rows.ts';

/** A record that is back, and what its person has to know. */
interface RestoredRecord {
  name: string;
  notes: Outcome[];
}

/** Brings records back out of the trash. */
export function createTrashRestore(deps: Deps) {
  const { database, audit, announcements, clock } = deps;
  const { tables } = database;
  const trash = createTrashRepository(database);
  const files = createKnownFilesRepository(tables);
  const users = rowsOf(tables.users);
  const pictures = rowsOf(tables.libraryItems);
  const posts = rowsOf(tables.blogPosts);
  const slugs = rowsOf(tables.postAddresses, tables.postAddresses.slug);
  const recentSignIn = createRecentSignIn(deps);
  const accounts = createAccountRestore(deps);

  const nameThere = async (tx: Queryable, actor: Account, kind: TrashKind, id: string) => {
    const { table } = kindOfTrash(kind);
    const row: Record<string, unknown> | undefined = await rowsOf(
      tables[table] as Tables['messages'],
    ).get(tx, id);
    if (kind === 'post' && !may(actor, 'publishing') && row?.ownerId !== actor.userId)
      return undefined;
    return row && String(row.title ?? row.name ?? row.subject ?? row.email ?? '');
  };

  /** Pictures that a record shows come back with it, where they were deleted, too. */
  const bringPictures = async (tx: Queryable, actor: Account, { snapshot }: TrashRow) => {
    const uses = rowsIn(snapshot, 'pictureUses').filter(({ version }) => version === 0);
    const ids = [...new Set(uses.map(({ pictureId }) => String(pictureId)))].sort();
    const notes: Outcome[] = [];
    for (const id of ids) {
      // nobody deletes it until what shows it is back
      await pictures.hold(tx, id);
      const row = await trash.take(tx, 'picture', id);
      if (row) {
        await store(tx, actor, row, undefined);
        notes.push(['pictureCameAlong', { name: row.name }]);
      }
    }
    const known = await files.listKnown(tx, ids);
    const gone = ids.filter((id) => !known.has(id)).length;
    if (gone > 0) notes.push(['picturesGone', { number: gone }]);
    return notes;
  };

  /** Who had taken something may be erased by now: no reference between the tables says so. */
  const freeOfAssignees = async (tx: Queryable, rows: SnapshotRow[]): Promise<Outcome[]> => {
    const notes: Outcome[] = [];
    for (const row of rows) {
      const { assigneeId } = row;
      if (typeof assigneeId !== 'string' || (await users.get(tx, assigneeId))) continue;
      row.assigneeId = null;
      notes.push('assigneeGone');
    }
    return notes;
  };

  /** What has to be told of rows that are about to come back; changes them where it must. */
  const prepare = async (tx: Queryable, actor: Account, row: TrashRow, email?: string) => {
    const { kind, snapshot } = row;
    const notes: Outcome[] = [];
    if (isContentKind(kind)) fillEntry(kind, rowsIn(snapshot, kind));
    if (kind === 'post') {
      const rows = rowsIn(snapshot, 'blogPosts');
      const [{ translationOf: source } = {}] = rows;
      if (source && !(await posts.get(tx, String(source)))) {
        throw new ProblemError('conflict', 'sourceGone');
      }
      nameSections(rows);
      notes.push(...postponeNothing(rows, clock.now()));
      const isTaken = async (slug: string) => (await slugs.get(tx, slug)) !== undefined;
      notes.push(...(await settleSlug(snapshot, isTaken)));
    }
    const given = [...rowsIn(snapshot, 'messages'), ...rowsIn(snapshot, 'applications')];
    notes.push(...(await freeOfAssignees(tx, given)));
    if (kind === 'account') notes.push(...(await accounts.prepare(tx, row, email)));
    const gone = await emptyLooseEnds(tx, tables, snapshot);
    if (gone.length > 0) notes.push('pointedToGone');
    if (kind !== 'account') notes.push(...(await bringPictures(tx, actor, row)));
    return notes;
  };

  /**
   * What could not come back under its id must be there under it. If it is not, someone has taken its
   * e-mail or its address since it was looked for: asked again, it is found.
   * @throws {ProblemError} `conflict`, which leaves it in the trash
   */
  const requireThere = async (tx: Queryable, table: TableName, refused: Snapshot) => {
    for (const { id } of rowsIn(refused, table)) {
      const there = await rowsOf(tables[table] as Tables['messages']).get(tx, String(id));
      if (!there) throw new ProblemError('conflict', 'takenMeanwhile');
    }
  };

  const store = async (
    tx: Queryable,
    actor: Account,
    row: TrashRow,
    email: string | undefined,
  ): Promise<Outcome[]> => {
    const { kind, recordId: id, snapshot } = row;
    const { table, subject } = kindOfTrash(kind);
    const notes = await prepare(tx, actor, row, email);
    const refused = await storeSnapshot(tx, tables, snapshot);
    await requireThere(tx, table, refused);
    await requireThere(tx, 'portfolios', refused);
    // the same upload, sent again in the meantime, has the same id: it is there, and stays as it is
    if (rowsIn(refused, table).length > 0) return [];
    const left = takenAddresses(refused);
    if (left.length > 0) notes.push(['oldAddressesTaken', { names: left }]);
    const name = kind === 'account' ? String(rowsIn(snapshot, 'users')[0]?.email) : row.name;
    await audit.record(tx, actor, 'restored', { subject, id, name });
    if (kind === 'message' || kind === 'application')
      await announcements.announce(tx, { kind, id });
    if (kind === 'account') await accounts.welcome(tx, row);
    return notes;
  };

  return {
    /**
     * Under the ids that everything had. Asked twice, it is done once.
     * @param email of an account, where its own is someone else's by now
     * @throws {ProblemError} `gone` for what was deleted for good; `conflict` for an address that
     * is taken
     */
    restore: (
      actor: Account,
      kind: TrashKind,
      id: string,
      email?: string,
    ): Promise<RestoredRecord> =>
      database.write(async (tx) => {
        if (kind === 'account') await recentSignIn.require(tx, actor);
        const row = await trash.take(tx, kind, id);
        requireReach(actor, row ?? { kind, actorId: actor.userId });
        if (!row) {
          const name = found(await nameThere(tx, actor, kind, id), notInTrash);
          return { name, notes: [] };
        }
        const notes = await store(tx, actor, row, email);
        await database.touchContent(tx, 'nothing');
        return { name: row.name, notes };
      }),
  };
}

const notInTrash = () => new ProblemError('gone', 'noTrashed');
