import { REPLY_FILES_LIMIT_BYTES, REPLY_FILES_MAX, type ReplyFile } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { MailedFile } from '../../db/tables/office.ts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { contentTypeOf, type FileKind, identifyFile } from '../../lib/file-kind.ts';
import { additionId } from '../../lib/ids.ts';
import type { FinishedFile } from '../../lib/pictures/make-sizes.ts';
import { found, invalidField, missingOf, ProblemError } from '../../lib/problem-error.ts';
import type { FileReply } from '../../lib/reply.ts';
import { randomToken } from '../../lib/secrets.ts';
import {
  cleanFileName,
  fileNameOf,
  finishedIn,
  type UploadedFile,
} from '../../lib/uploaded-file.ts';
import type { Deps } from '../deps.ts';
import { createReplyFilesRepository, type ReplyFileRow } from './reply-files.repository.ts';
import type { InboxRoom } from './room.ts';

const MEBIBYTE = 1024 * 1024;
/** How long a file waits for its answer to be sent. */
const LEFT_AFTER_MS = 7 * DAY_MS;

export const presentReplyFile = ({ id, fileName, sizeBytes }: ReplyFileRow): ReplyFile => ({
  id,
  name: fileName,
  size_bytes: sizeBytes,
});

/** Where its bytes lie. */
const keyOf = ({ id, url }: ReplyFileRow): string => `media/${id}/${fileNameOf(url)}`;

/** @throws {ProblemError} for more than one answer takes */
function requireRoom(files: readonly { sizeBytes: number }[]): void {
  if (files.length > REPLY_FILES_MAX) {
    throw new ProblemError('conflict', ['replyFilesTooMany', { count: REPLY_FILES_MAX }]);
  }
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (bytes > REPLY_FILES_LIMIT_BYTES) {
    const limit = REPLY_FILES_LIMIT_BYTES / MEBIBYTE;
    throw new ProblemError('too-large', ['replyFilesTooLarge', { megabytes: limit }]);
  }
}

/**
 * Uploads a file that goes with an answer later, and is kept with it.
 * @throws {ProblemError} `not-found`; `unsupported-media-type` by what it is, whatever it is
 * called; `too-large` and `conflict` for more than an answer takes
 */
export async function addReplyFile(
  room: InboxRoom,
  actor: Account,
  conversationId: string,
  { key }: { key?: string | undefined },
  file: UploadedFile,
): Promise<ReplyFile> {
  const { database, mediaFiles, replyFiles, clock, secret, kind } = room;
  const uploaderId = actor.userId;
  const within = `${uploaderId}:file:${kind}s:${conversationId}`;
  const id = additionId({ secret, ids: { next: randomToken } }, within, key);
  const known = async () => {
    const row = await replyFiles.get(database.read, id);
    return row && presentReplyFile(row);
  };
  const earlier = await known();
  if (earlier) return earlier;
  const found = await identifyFile(file, 'attachment');
  // before anything is drawn or stored, and again in the write
  requireRoom([...(await replyFiles.listUnsent(database.read, conversationId, uploaderId)), file]);
  return mediaFiles.keep(id, {
    known,
    make: async (): Promise<[FinishedFile]> => [await finish(room, file, found, uploaderId)],
    insert: ([{ name, sizeBytes }]) =>
      insertFile(room, {
        ...{ id, conversationId, replyId: null, uploaderId, type: found.type, sizeBytes },
        ...{ url: `/media/${id}/${name}`, createdAt: clock.now() },
        fileName: withEnding(file, name),
      }),
  });
}

/** What an account uploaded for its next answer, the earliest first. */
export const listUnsentFiles = async (
  { replyFiles }: InboxRoom,
  db: Queryable,
  { userId }: Account,
  conversationId: string,
): Promise<ReplyFile[]> =>
  (await replyFiles.listUnsent(db, conversationId, userId)).map(presentReplyFile);

/**
 * Inside the write that stores an answer: they go with it.
 * @throws {ProblemError} `invalid` where one is gone, has gone before or is someone else's
 */
export async function sendFiles(
  { replyFiles }: InboxRoom,
  tx: Queryable,
  actor: Account,
  { id: replyId, conversationId }: { id: string; conversationId: string },
  wanted: readonly string[],
): Promise<MailedFile[]> {
  if (wanted.length === 0) return [];
  const unsent = await replyFiles.listUnsent(tx, conversationId, actor.userId);
  const chosen = unsent.filter(({ id }) => wanted.includes(id));
  requireRoom(chosen);
  const ids = chosen.map(({ id }) => id);
  // one may be deleted in another tab this moment
  const sent = await replyFiles.setReply(tx, ids, replyId);
  if (sent < new Set(wanted).size) throw invalidField('files', 'replyFileGone');
  return chosen.map((file) => ({
    key: keyOf(file),
    name: file.fileName,
    type: contentTypeOf(file.url),
  }));
}

/** Pictures are drawn again; a document stays as it came. */
const finish = async (
  { pictures }: InboxRoom,
  { path, sizeBytes }: UploadedFile,
  { type, extension }: FileKind,
  account: string,
): Promise<FinishedFile> =>
  type === 'image'
    ? pictures.drawForMail(path, finishedIn(path), account)
    : { name: `document.${extension}`, path, sizeBytes };

/** Of a file whose bytes are stored. */
const insertFile = (
  { database, conversations, replyFiles, gone }: InboxRoom,
  row: ReplyFileRow,
): Promise<ReplyFile> =>
  database.write(async (tx) => {
    const { id, conversationId, uploaderId } = row;
    if (!(await conversations.hold(tx, conversationId))) throw missingOf(gone);
    const isNew = await replyFiles.insertNew(tx, row);
    // the same file, sent again to another process while the first was still on its way
    if (!isNew) return presentReplyFile((await replyFiles.get(tx, id)) ?? row);
    requireRoom(await replyFiles.listUnsent(tx, conversationId, uploaderId));
    return presentReplyFile(row);
  });

/** What is done with a file whatever was answered, and what becomes of those that nobody sent. */
export function createKeptReplyFiles(deps: Deps) {
  const { database, mediaFiles, clock, files: store } = deps;
  const replyFiles = createReplyFilesRepository(database.tables);
  const gone = () => new ProblemError('not-found', 'noReplyFile');

  return {
    /** To be saved, never to be opened in the page. @throws {ProblemError} `not-found` */
    async read(id: string): Promise<FileReply> {
      const row = found(await replyFiles.get(database.read, id), gone);
      if ((await store.size(keyOf(row))) === undefined) throw gone();
      return { name: row.fileName, content: await store.read(keyOf(row)) };
    },

    /** One that is gone stays gone. @throws {ProblemError} `not-found` for one of someone else */
    async delete({ userId }: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        if (!(await replyFiles.deleteUnsent(tx, id, userId))) throw gone();
        await mediaFiles.noteRemoval(tx, [id]);
      });
      await mediaFiles.remove([id]);
    },

    /** Every hour: those that nobody sent in a week. */
    async purge(): Promise<void> {
      const before = new Date(clock.now().getTime() - LEFT_AFTER_MS);
      const left = await database.write(async (tx) => {
        const ids = await replyFiles.deleteLeft(tx, before);
        await mediaFiles.noteRemoval(tx, ids);
        return ids;
      });
      await mediaFiles.remove(left);
    },
  };
}

/** The sender's name for it, with the ending of what it was stored as. */
function withEnding({ originalName }: UploadedFile, stored: string): string {
  const ending = stored.slice(stored.lastIndexOf('.'));
  const name = cleanFileName(originalName).replace(/[\\/]+/g, ' ');
  const endings = ending === '.jpg' ? ['.jpg', '.jpeg'] : [ending];
  if (endings.some((one) => name.toLowerCase().endsWith(one))) return name;
  return `${name.replace(/\.\w{1,5}$/, '')}${ending}`;
}
