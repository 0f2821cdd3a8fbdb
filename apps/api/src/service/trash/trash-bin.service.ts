import type { TrashKind } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { rowsIn, takeSnapshot } from '../../db/record-snapshot.ts';
import { rowsOf } from '../../db/rows.ts';
import type { SnapshotRow } from '../../db/snapshot.ts';
import type { Account } from '../../lib/actor.ts';
import type { Platform } from '../../platform.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MediaFilesService } from '../media-files/media-files.service.ts';
import type { PersonalDataRegistry } from '../personal-data/personal-data.ts';
import { rowsNaming } from './rows-naming.ts';
import { createTrashRepository, type TrashFile, type TrashRow } from './trash.repository.ts';
import { kindOfTrash } from './trash-kinds.ts';

/** What is about to be deleted. */
interface Deleted {
  kind: TrashKind;
  id: string;
  /** What it is called. */
  name: string;
  /** The address of the person whom it is about; nothing where it is about nobody. */
  email?: string;
}

export type TrashBin = ReturnType<typeof createTrashBin>;

/** Where deleted records wait; see docs/decisions/0064. */
export function createTrashBin(
  deps: Platform & {
    audit: AuditService;
    mediaFiles: MediaFilesService;
    personalData: PersonalDataRegistry;
  },
) {
  const { database, clock, ids, audit, mediaFiles, personalData } = deps;
  const { tables } = database;
  const trash = createTrashRepository(database);
  const mails = rowsOf(tables.outbox);

  /** As notes outside of the trash: what they say stays, who wrote them does not. */
  const forgetAuthor = async (tx: Queryable, userId: string): Promise<void> => {
    const noted = [
      ...(await trash.listOfKind(tx, 'message')),
      ...(await trash.listOfKind(tx, 'application')),
    ];
    for (const { id, snapshot } of noted) {
      const own = rowsIn(snapshot, 'notes').filter(({ authorId }) => authorId === userId);
      if (own.length === 0) continue;
      for (const note of own) Object.assign(note, { authorId: '', author: '' });
      await trash.update(tx, id, { snapshot });
    }
  };

  /**
   * Inside a write: deletes rows of the trash for good.
   * @returns the uploads whose files are to go once it is done, see `mediaFiles.remove`
   */
  const erase = async (tx: Queryable, rows: TrashRow[]): Promise<string[]> => {
    const files = await trash.delete(tx, rows);
    await mediaFiles.noteRemoval(tx, files);
    for (const { kind, recordId, email, snapshot } of rows) {
      if (kind !== 'account') continue;
      const role = String(rowsIn(snapshot, 'users')[0]?.role ?? '');
      await audit.forgetPerson(tx, { id: recordId, role, email });
      await personalData.forgetAuthor(tx, recordId);
      // they name who asked; an earlier release noted none
      const asked = rowsIn(snapshot, 'references').flatMap((row) => (row.mails ?? []) as string[]);
      for (const mail of asked) await mails.delete(tx, mail);
      await forgetAuthor(tx, recordId);
    }
    return files;
  };

  /** Rows that name an address in what belongs to someone else, as a letter to a page's owner does. */
  const withoutAddress = async (tx: Queryable, email: string): Promise<void> => {
    for (const { id, snapshot } of await trash.listOfKind(tx, 'account')) {
      const isNaming = rowsNaming(snapshot, email);
      const left = snapshot.map(({ table, rows }) => ({
        table,
        rows: rows.filter((row) => !isNaming(table, row)),
      }));
      const count = (all: typeof left) => all.reduce((sum, { rows }) => sum + rows.length, 0);
      if (count(left) < count(snapshot)) await trash.update(tx, id, { snapshot: left });
    }
  };

  return {
    /** Inside the write that deletes a record, before it does. */
    async put(tx: Queryable, actor: Account, { kind, id, name, email = '' }: Deleted) {
      const { table, shows, leaveOut } = kindOfTrash(kind);
      const snapshot = await takeSnapshot(tx, tables, { table, id }, leaveOut);
      // the record, and its translations
      for (const record of rowsIn(snapshot, table).map((row) => String(row.id))) {
        if (shows) {
          const rows = await trash.pictureUsesOf(tx, shows, record);
          if (rows.length > 0) snapshot.push({ table: 'pictureUses', rows });
        }
        if (kind === 'post') {
          // a post that is new has drafts, too, so that no reference says whose these are
          const rows = await trash.draftsOf(tx, record);
          if (rows.length > 0) snapshot.push({ table: 'postDrafts', rows });
        }
      }
      const now = clock.now();
      const writtenAt = rowsIn(snapshot, table)[0]?.createdAt;
      const trashId = ids.next();
      const files = [
        ...rowsIn(snapshot, 'mediaItems'),
        ...rowsIn(snapshot, 'replyFiles'),
        ...rowsIn(snapshot, 'libraryItems').map((row) => ({ ...row, type: 'image' })),
      ];
      const actorEmail = await trash.emailOf(tx, actor.userId);
      await trash.put(
        tx,
        {
          ...{ id: trashId, kind, recordId: id, name, email, snapshot },
          ...{ actorId: actor.userId, actor: actorEmail, createdAt: now },
          writtenAt: writtenAt instanceof Date ? writtenAt : now,
        },
        files.map((file) => fileOf(trashId, file)),
      );
    },

    erase,

    /**
     * Inside the write that erases a person: nothing of them stays in the trash, and nothing there
     * is known as deleted by them.
     * @param person their address where it is known to be theirs: what others wrote under one that
     * someone only typed is not theirs to erase
     * @returns the uploads whose files are to go afterwards
     */
    async erasePerson(tx: Queryable, { id, email }: { id?: string; email?: string }) {
      if (id) {
        await trash.forgetActor(tx, id);
        await forgetAuthor(tx, id);
      }
      if (!email) return [];
      const files = await erase(tx, await trash.listAbout(tx, email));
      await withoutAddress(tx, email);
      return files;
    },

    /** What the trash holds about an address. */
    listAbout: (db: Queryable, email: string) => trash.listAbout(db, email),

    /** Inside a write: what was written before a moment is not to be had back either. */
    async eraseWritten(tx: Queryable, kind: 'message' | 'application', before: Date) {
      const rows = await trash.listWritten(tx, kind, before);
      await erase(tx, rows);
      return rows.length;
    },

    countWritten: (kind: 'message' | 'application', before: Date): Promise<number> =>
      trash.countWritten(database.read, kind, before),
  };
}

function fileOf(trashId: string, row: SnapshotRow): TrashFile {
  const { id, type, url, fileName } = row as unknown as TrashFile;
  return { id, trashId, type, url, fileName };
}
