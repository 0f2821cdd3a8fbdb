import {
  type AskedListPart,
  type EndpointParsed,
  type LibraryItem,
  type LibraryUse,
  problemTexts,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { identifyFile } from '../../lib/file-kind.ts';
import { additionId } from '../../lib/ids.ts';
import { partOfWhole, presentDated, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import type { ListPart } from '../../lib/reply.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import type { UploadedFile } from '../../lib/uploaded-file.ts';
import { storeUpload } from '../media-files/media-files.service.ts';

type LibraryRow = Tables['libraryItems']['$inferSelect'];

type Sent = EndpointParsed<'library.upload'>['body'];
type Labels = EndpointParsed<'library.update'>['body'];

/** The website's own pictures: uploaded once, used wherever the back-office wants them. */
export function createLibraryService(deps: Deps) {
  const { database, pictureUses: uses, mediaFiles, audit, clock, secret } = deps;
  const library = rowsOf(database.tables.libraryItems);

  const requireItem = async (db: Queryable, id: string): Promise<LibraryRow> =>
    found(await library.get(db, id), noSuchPicture);
  /** Each with the number of places where it is shown. */
  const countUses = async (rows: LibraryRow[]) => {
    const ids = rows.map(({ id }) => id);
    const counts = await uses.countNow(database.read, ids);
    return rows.map((row) => ({ ...row, uses: counts.get(row.id) ?? 0 }));
  };
  const present = async (row: LibraryRow): Promise<LibraryItem> => {
    const [counted = { ...row, uses: 0 }] = await countUses([row]);
    return presentPicture(counted);
  };

  return {
    list: (query: EndpointParsed<'library.list'>['query']) =>
      readPage(
        query,
        async (page, { q }) =>
          countUses(await listNewest(database, database.read, 'libraryItems', { ...page, q })),
        presentPicture,
      ),

    async upload(actor: Account, { key, ...labels }: Sent, file: UploadedFile) {
      const id = additionId({ secret, ids: { next: randomToken } }, `${actor.userId}:picture`, key);
      const known = await library.get(database.read, id);
      if (known) return present(known);
      const kind = await identifyFile(file, 'image');
      const isKnown = async () => (await library.get(database.read, id)) !== undefined;
      return storeUpload(deps, { id, file, kind, account: actor.userId }, isKnown, (stored) => {
        const title = labels.title || stored.fileName;
        const row = { ...labels, ...stored, id, title, createdAt: clock.now() };
        return database.write(async (tx) => {
          // the same upload, sent again while the first was still on its way
          if (!(await library.insertNew(tx, row))) {
            return presentPicture({ ...((await library.get(tx, id)) ?? row), uses: 0 });
          }
          const after = { title, alt: row.alt, file: row.fileName };
          await audit.record(tx, actor, 'created', nameOf(row), undefined, after);
          return presentPicture({ ...row, uses: 0 });
        });
      });
    },

    async update(actor: Account, id: string, labels: Labels): Promise<LibraryItem> {
      const { title, alt } = await requireItem(database.read, id);
      const row = await database.write(async (tx) => {
        const changed = found(await library.update(tx, id, labels), noSuchPicture);
        await audit.record(tx, actor, 'changed', nameOf(changed), { title, alt }, labels);
        return changed;
      });
      return present(row);
    },

    async uses(id: string, query: AskedListPart): Promise<ListPart<LibraryUse[]>> {
      const all = await uses.list(database.read, (await requireItem(database.read, id)).id);
      return partOfWhole(all, query, keyOfUse);
    },

    /**
     * The row first, then the files: a crash between them leaves nothing that points nowhere.
     * @param losesEarlier whether it may go from earlier versions of articles, which then have a gap
     */
    async delete(actor: Account, id: string, losesEarlier: boolean): Promise<void> {
      await database.write(async (tx) => {
        const row = await requireItem(tx, id);
        const shown = await uses.list(tx, id);
        const now = shown.filter(({ earlier }) => !earlier);
        if (now.length > 0) throw stillShown(now);
        if (shown.length > 0 && !losesEarlier) throw shownEarlier(shown);
        await library.delete(tx, id);
        await mediaFiles.noteRemoval(tx, [id]);
        await audit.record(tx, actor, 'deleted', nameOf(row));
      });
      await mediaFiles.remove([id]);
    },
  };
}

/** A use has no id of its own, and its name may be any text. */
const keyOfUse = ({ kind, name, path }: LibraryUse) =>
  hashToken(JSON.stringify([kind, name, path]));

const noSuchPicture = () => new ProblemError('not-found', problemTexts.noPicture);

const placesOf = (uses: LibraryUse[]): string =>
  new Intl.ListFormat('en').format(uses.map(({ kind, name }) => `${kind} ${name}`));

const stillShown = (uses: LibraryUse[]) =>
  new ProblemError('conflict', problemTexts.pictureStillShown(placesOf(uses)));

const shownEarlier = (uses: LibraryUse[]) =>
  new ProblemError('conflict', problemTexts.pictureShownEarlier(placesOf(uses)));

const nameOf = ({ id, title }: LibraryRow) => ({ subject: 'picture', id, name: title }) as const;

const presentPicture = (row: LibraryRow & { uses: number }): LibraryItem => ({
  ...presentDated(row),
  file: row.fileName,
  size_bytes: row.sizeBytes,
});
