import {
  type EndpointParsed,
  type FocalPoint,
  type LibraryItem,
  type LibraryUse,
  type PictureRef,
  readPicture,
  writePicture,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { identifyFile } from '../../lib/file-kind.ts';
import { additionId } from '../../lib/ids.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import { randomToken } from '../../lib/secrets.ts';
import type { UploadedFile } from '../../lib/uploaded-file.ts';
import { storeUpload } from '../../service/index.ts';
import { pictureMoved } from '../picture-uses/picture-moved.ts';
import type { Rewrite } from '../picture-uses/rewrite.ts';
import { presentTags, storedTags } from './library.repository.ts';
import type { LibraryRoom } from './library-room.ts';
import { type LibraryRow, presentItem, requireItem } from './list-pictures.ts';
import { leadingTo, withFocusOf } from './picture-address.ts';
import { nameOf } from './upload-picture.ts';

type Changes = EndpointParsed<'library.update'>['body'];

type Replacement = EndpointParsed<'library.replace'>['body'];

const REVISION_LENGTH = 16;

const placesOf = (uses: LibraryUse[]) => ({ uses: uses.map(({ kind, name }) => ({ kind, name })) });

const stillShown = (uses: LibraryUse[]) =>
  new ProblemError('conflict', ['pictureStillShown', placesOf(uses)]);

const shownEarlier = (uses: LibraryUse[]) =>
  new ProblemError('conflict', ['pictureShownEarlier', placesOf(uses)]);

/** What the audit log says of it. */
const fieldsOf = ({ title, alt, url, fileName, tags }: LibraryRow) => ({
  ...{ title, alt, url, file: fileName },
  tags: presentTags(tags),
});

const withFocus = (url: PictureRef, focus: FocalPoint | null): PictureRef =>
  writePicture({ src: readPicture(url).src, focus: focus ?? undefined });

/**
 * What stays in sight where it is cut follows everywhere but where a person chose it there.
 * @throws {ProblemError} `conflict` with the picture as it is now, when it was changed since
 */
export async function updatePicture(
  room: LibraryRoom,
  actor: Account,
  id: string,
  { title, alt, tags, focus }: Changes,
  ifMatch: number | undefined,
): Promise<Versioned<LibraryItem>> {
  const { database, library, audit } = room;
  const row = await writeVersion(database, {
    ifMatch,
    lock: (tx) => library.lock(tx, id),
    missing: 'noPicture',
    present: (row, tx) => presentItem(room, row, tx),
    write: async (tx, before) => {
      const changes = {
        ...(title !== undefined && { title }),
        ...(alt !== undefined && { alt }),
        ...(tags && { tags: storedTags(tags) }),
        ...(focus !== undefined && { url: withFocus(before.url, focus) }),
      };
      // nothing is sent: there is no next version
      if (Object.keys(changes).length === 0) {
        return found(await library.update(tx, id, { version: before.version }), 'noPicture');
      }
      const after = found(await library.update(tx, id, changes), 'noPicture');
      await audit.record(tx, actor, 'changed', nameOf(after), fieldsOf(before), fieldsOf(after));
      if (after.url !== before.url) {
        await requireOwn(room, tx, actor, id);
        await movePicture(room, tx, actor, id, withFocusOf(before.url, after.url));
      }
      return after;
    },
    // what pages show of it is in them, and is rewritten there
    isPublic: () => false,
  });
  return new Versioned(await presentItem(room, row), row.version);
}

/**
 * The same record with another file, wherever it is shown. Its address is another one, so that
 * nothing that a browser or a proxy has kept is in for it; the old ones lead there.
 */
export async function replacePicture(
  room: LibraryRoom,
  actor: Account,
  id: string,
  { key }: Replacement,
  file: UploadedFile,
) {
  const { secret, database, library, audit, mediaFiles } = room;
  const within = `${actor.userId}:picture:${id}`;
  const revision = additionId({ secret, ids: { next: randomToken } }, within, key);
  const folder = `${id}/${revision.slice(0, REVISION_LENGTH)}`;
  const isOfIt = ({ url }: LibraryRow) => readPicture(url).src.startsWith(`/media/${folder}/`);
  const known = await requireItem(room, database.read, id);
  if (isOfIt(known)) return presentItem(room, known);
  const kind = await identifyFile(file, 'image');
  type Step = [before: LibraryRow | undefined, after: LibraryRow];
  const stored = async (): Promise<Step | undefined> => {
    const now = await library.get(database.read, id);
    return now && isOfIt(now) ? [undefined, now] : undefined;
  };
  const upload = { id: folder, file, kind, account: actor.userId };
  const [before, after] = await storeUpload(room, upload, stored, (made) =>
    database.write(async (tx): Promise<Step> => {
      const was = found(await library.lock(tx, id), 'noPicture');
      // the same file, sent again to another process while the first was still on its way
      if (isOfIt(was)) return [undefined, was];
      await requireOwn(room, tx, actor, id);
      const now = found(
        await library.update(tx, id, { ...made, url: writePicture({ src: made.url }) }),
        'noPicture',
      );
      await audit.record(tx, actor, 'changed', nameOf(now), fieldsOf(was), fieldsOf(now));
      await movePicture(room, tx, actor, id, leadingTo(id, readPicture(now.url).src));
      return [was, now];
    }),
  );
  if (before) await mediaFiles.removeReplaced({ ...before, type: 'image' });
  return presentItem(room, after);
}

/**
 * Its files stay for as long as it is in the trash.
 * @param losesEarlier whether it may go from earlier versions of posts, which then have a gap
 */
export async function deletePicture(
  room: LibraryRoom,
  actor: Account,
  id: string,
  losesEarlier: boolean,
): Promise<void> {
  const { database, library, uses, trash, audit } = room;
  await database.write(async (tx) => {
    const row = found(await library.lock(tx, id), 'noPicture');
    const shown = await uses.list(tx, actor, id);
    await requireOwn(room, tx, actor, id);
    const now = shown.filter(({ earlier }) => !earlier);
    if (now.length > 0) throw stillShown(now);
    if (shown.length > 0 && !losesEarlier) throw shownEarlier(shown);
    await trash.put(tx, actor, { kind: 'picture', id, name: row.title });
    await library.delete(tx, id);
    await audit.record(tx, actor, 'deleted', nameOf(row));
  });
}

/** Inside the write that gives a picture another address, wherever it is shown. */
async function movePicture(
  { events, uses, database }: LibraryRoom,
  tx: Queryable,
  actor: Account,
  id: string,
  rewrite: Rewrite,
) {
  await events.emit(tx, pictureMoved, { actor, uses: await uses.listNow(tx, id), rewrite });
  await database.touchContent(tx);
}

/** @throws {ProblemError} `forbidden` where the picture is shown by what the actor may not change */
async function requireOwn(
  { uses }: LibraryRoom,
  tx: Queryable,
  actor: Account,
  id: string,
): Promise<void> {
  if (await uses.hasForeign(tx, actor, id)) throw new ProblemError('forbidden', 'pictureElsewhere');
}
