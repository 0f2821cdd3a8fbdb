import {
  type AskedListPart,
  type EndpointParsed,
  type FocalPoint,
  type LibraryItem,
  type LibraryTag,
  type LibraryUse,
  type PictureRef,
  readPicture,
  writePicture,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { identifyFile } from '../../lib/file-kind.ts';
import { additionId } from '../../lib/ids.ts';
import { partOfWhole, presentDated, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { type ListPart, Versioned } from '../../lib/reply.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import type { UploadedFile } from '../../lib/uploaded-file.ts';
import { storeUpload } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { pictureMoved } from '../picture-uses/picture-moved.ts';
import type { Rewrite } from '../picture-uses/rewrite.ts';
import { createTagsRepository, presentTags, storedTags } from './library.repository.ts';
import { leadingTo, withFocusOf } from './picture-address.ts';

type LibraryRow = Tables['libraryItems']['$inferSelect'];

type Sent = EndpointParsed<'library.upload'>['body'];
type Changes = EndpointParsed<'library.update'>['body'];
type Replacement = EndpointParsed<'library.replace'>['body'];

const REVISION_LENGTH = 16;

/** The website's own pictures: uploaded once, used wherever the back-office wants them. */
export function createLibraryService(deps: Deps) {
  const { database, pictureUses: uses, mediaFiles, trash, audit, events, clock, secret } = deps;
  const library = rowsOf(database.tables.libraryItems);
  const tags = createTagsRepository(database.tables);

  /** Inside the write that gives a picture another address, wherever it is shown. */
  const move = async (tx: Queryable, actor: Account, id: string, rewrite: Rewrite) => {
    await events.emit(tx, pictureMoved, { actor, uses: await uses.listNow(tx, id), rewrite });
    await database.touchContent(tx);
  };
  /** @throws {ProblemError} `forbidden` where the picture is shown by what the actor may not change */
  const requireOwn = async (tx: Queryable, actor: Account, id: string): Promise<void> => {
    if (await uses.hasForeign(tx, actor, id))
      throw new ProblemError('forbidden', 'pictureElsewhere');
  };

  const requireItem = async (db: Queryable, id: string): Promise<LibraryRow> =>
    found(await library.get(db, id), 'noPicture');
  /** Each with the number of places where it is shown. */
  const countUses = async (db: Queryable, rows: LibraryRow[]) => {
    const ids = rows.map(({ id }) => id);
    const counts = await uses.countNow(db, ids);
    return rows.map((row) => ({ ...row, uses: counts.get(row.id) ?? 0 }));
  };
  const present = async (row: LibraryRow, db: Queryable = database.read): Promise<LibraryItem> => {
    const [counted = { ...row, uses: 0 }] = await countUses(db, [row]);
    return presentPicture(counted);
  };

  return {
    list: (query: EndpointParsed<'library.list'>['query']) =>
      readPage(
        query,
        async (page, { q, tag }) => {
          const where = tag === undefined ? undefined : tags.has(tag);
          return countUses(
            database.read,
            await listNewest(database, database.read, 'libraryItems', { ...page, q, where }),
          );
        },
        presentPicture,
      ),

    tags: async (query: AskedListPart): Promise<ListPart<LibraryTag[]>> =>
      partOfWhole(await tags.count(database.read), query, ({ tag }) => hashToken(tag)),

    async upload(actor: Account, { key, ...labels }: Sent, file: UploadedFile) {
      const id = additionId({ secret, ids: { next: randomToken } }, `${actor.userId}:picture`, key);
      const known = async () => {
        const row = await library.get(database.read, id);
        return row && present(row);
      };
      const earlier = await known();
      if (earlier) return earlier;
      const kind = await identifyFile(file, 'image');
      return storeUpload(deps, { id, file, kind, account: actor.userId }, known, (stored) => {
        const title = labels.title || stored.fileName;
        const begun = { tags: '', version: 1, createdAt: clock.now() };
        const url = writePicture({ src: stored.url });
        const row = { ...labels, ...stored, ...begun, id, title, url };
        return database.write(async (tx) => {
          // the same upload, sent again to another process while the first was still on its way
          if (!(await library.insertNew(tx, row))) {
            return presentPicture({ ...((await library.get(tx, id)) ?? row), uses: 0 });
          }
          const after = { title, alt: row.alt, file: row.fileName };
          await audit.record(tx, actor, 'created', nameOf(row), undefined, after);
          return presentPicture({ ...row, uses: 0 });
        });
      });
    },

    /**
     * What stays in sight where it is cut follows everywhere but where a person chose it there.
     * @throws {ProblemError} `conflict` with the picture as it is now, when it was changed since
     */
    async update(
      actor: Account,
      id: string,
      { title, alt, tags, focus }: Changes,
      ifMatch: number | undefined,
    ): Promise<Versioned<LibraryItem>> {
      const row = await writeVersion(database, {
        ifMatch,
        lock: (tx) => library.lock(tx, id),
        missing: 'noPicture',
        present,
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
          await audit.record(tx, actor, 'changed', nameOf(after), told(before), told(after));
          if (after.url !== before.url) {
            await requireOwn(tx, actor, id);
            await move(tx, actor, id, withFocusOf(before.url, after.url));
          }
          return after;
        },
        // what pages show of it stands in them, and is rewritten there
        isPublic: () => false,
      });
      return new Versioned(await present(row), row.version);
    },

    /**
     * The same record with another file, wherever it is shown. Its address is another one, so that
     * nothing that a browser or a proxy has kept stands in for it; the old ones lead there.
     */
    async replace(actor: Account, id: string, { key }: Replacement, file: UploadedFile) {
      const within = `${actor.userId}:picture:${id}`;
      const revision = additionId({ secret, ids: { next: randomToken } }, within, key);
      const folder = `${id}/${revision.slice(0, REVISION_LENGTH)}`;
      const isOfIt = ({ url }: LibraryRow) => readPicture(url).src.startsWith(`/media/${folder}/`);
      const known = await requireItem(database.read, id);
      if (isOfIt(known)) return present(known);
      const kind = await identifyFile(file, 'image');
      type Step = [before: LibraryRow | undefined, after: LibraryRow];
      const stored = async (): Promise<Step | undefined> => {
        const now = await library.get(database.read, id);
        return now && isOfIt(now) ? [undefined, now] : undefined;
      };
      const upload = { id: folder, file, kind, account: actor.userId };
      const [before, after] = await storeUpload(deps, upload, stored, (made) =>
        database.write(async (tx): Promise<Step> => {
          const was = found(await library.lock(tx, id), 'noPicture');
          // the same file, sent again to another process while the first was still on its way
          if (isOfIt(was)) return [undefined, was];
          await requireOwn(tx, actor, id);
          const now = found(
            await library.update(tx, id, { ...made, url: writePicture({ src: made.url }) }),
            'noPicture',
          );
          await audit.record(tx, actor, 'changed', nameOf(now), told(was), told(now));
          await move(tx, actor, id, leadingTo(id, readPicture(now.url).src));
          return [was, now];
        }),
      );
      if (before) await mediaFiles.removeReplaced({ ...before, type: 'image' });
      return present(after);
    },

    async uses(actor: Account, id: string, query: AskedListPart): Promise<ListPart<LibraryUse[]>> {
      const all = await uses.list(database.read, actor, (await requireItem(database.read, id)).id);
      return partOfWhole(all, query, keyOfUse);
    },

    /**
     * Its files stay for as long as it lies in the trash.
     * @param losesEarlier whether it may go from earlier versions of posts, which then have a gap
     */
    async delete(actor: Account, id: string, losesEarlier: boolean): Promise<void> {
      await database.write(async (tx) => {
        const row = found(await library.lock(tx, id), 'noPicture');
        const shown = await uses.list(tx, actor, id);
        await requireOwn(tx, actor, id);
        const now = shown.filter(({ earlier }) => !earlier);
        if (now.length > 0) throw stillShown(now);
        if (shown.length > 0 && !losesEarlier) throw shownEarlier(shown);
        await trash.put(tx, actor, { kind: 'picture', id, name: row.title });
        await library.delete(tx, id);
        await audit.record(tx, actor, 'deleted', nameOf(row));
      });
    },
  };
}

/** A use has no id of its own, and its name may be any text. */
const keyOfUse = ({ kind, name, path }: LibraryUse) =>
  hashToken(JSON.stringify([kind, name, path]));

const placesOf = (uses: LibraryUse[]) => ({ uses: uses.map(({ kind, name }) => ({ kind, name })) });

const stillShown = (uses: LibraryUse[]) =>
  new ProblemError('conflict', ['pictureStillShown', placesOf(uses)]);

const shownEarlier = (uses: LibraryUse[]) =>
  new ProblemError('conflict', ['pictureShownEarlier', placesOf(uses)]);

const nameOf = ({ id, title }: LibraryRow) => ({ subject: 'picture', id, name: title }) as const;

/** What the audit log says of it. */
const told = ({ title, alt, url, fileName, tags }: LibraryRow) => ({
  ...{ title, alt, url, file: fileName },
  tags: presentTags(tags),
});

const withFocus = (url: PictureRef, focus: FocalPoint | null): PictureRef =>
  writePicture({ src: readPicture(url).src, focus: focus ?? undefined });

const presentPicture = (row: LibraryRow & { uses: number }): LibraryItem => ({
  ...presentDated(row),
  tags: presentTags(row.tags),
  file: row.fileName,
  size_bytes: row.sizeBytes,
});
