import {
  type EndpointParsed,
  type LibraryItem,
  type LibraryUse,
  problemTexts,
} from '@vitrine/contracts';
import { listNewest } from '../../db/list-newest.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { identifyFile } from '../../lib/file-kind.ts';
import { additionId } from '../../lib/ids.ts';
import { presentPage, readPage } from '../../lib/list-page.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { randomToken } from '../../lib/secrets.ts';
import type { UploadedFile } from '../../lib/uploaded-file.ts';
import { storeUpload } from '../media-files/media-files.service.ts';

type LibraryRow = Tables['libraryItems']['$inferSelect'];

type Sent = EndpointParsed<'library.upload'>['body'];
type Labels = EndpointParsed<'library.update'>['body'];

/** The website's own pictures: uploaded once, used wherever the back-office wants them. */
export function createLibraryService(deps: Deps) {
  const { database, pictureUses: uses, mediaFiles, audit, clock, secret } = deps;
  const library = rowsOf(database.tables.libraryItems);

  const requireItem = async (id: string): Promise<LibraryRow> => {
    const row = await library.get(database.read, id);
    if (!row) throw noSuchPicture();
    return row;
  };
  const present = async (row: LibraryRow): Promise<LibraryItem> =>
    presentPicture(row, (await uses.countNow(database.read, [row.id])).get(row.id) ?? 0);

  return {
    async list({ q, after }: EndpointParsed<'library.list'>['query']) {
      const page = await readPage(after, (part) =>
        listNewest(database, database.read, 'libraryItems', { ...part, q }),
      );
      const counts = await uses.countNow(
        database.read,
        page.items.map(({ id }) => id),
      );
      return presentPage(page, (row) => presentPicture(row, counts.get(row.id) ?? 0));
    },

    async upload(actor: Account, { key, ...labels }: Sent, file: UploadedFile) {
      const id = additionId({ secret, ids: { next: randomToken } }, `${actor.userId}:picture`, key);
      const known = await library.get(database.read, id);
      if (known) return present(known);
      const kind = await identifyFile(file, 'image');
      const isKnown = async () => (await library.get(database.read, id)) !== undefined;
      return storeUpload(deps, { id, file, kind }, isKnown, (stored) => {
        const title = labels.title || stored.fileName;
        const row = { ...labels, ...stored, id, title, createdAt: clock.now() };
        return database.write(async (tx) => {
          // the same upload, sent again while the first was still on its way
          const earlier = await library.get(tx, id);
          if (earlier) return presentPicture(earlier, 0);
          await library.insert(tx, row);
          const after = { title, alt: row.alt, file: row.fileName };
          await audit.record(tx, actor, { ...entryOf(row), action: 'created', after });
          return presentPicture(row, 0);
        });
      });
    },

    async update(actor: Account, id: string, labels: Labels): Promise<LibraryItem> {
      const before = await requireItem(id);
      const row = await database.write(async (tx) => {
        const changed = await library.update(tx, id, labels);
        if (!changed) throw noSuchPicture();
        const { title, alt } = before;
        const changes = { before: { title, alt }, after: labels };
        await audit.record(tx, actor, { ...entryOf(changed), action: 'changed', ...changes });
        return changed;
      });
      return present(row);
    },

    async uses(id: string): Promise<LibraryUse[]> {
      return uses.list(database.read, (await requireItem(id)).id);
    },

    /**
     * The row first, then the files: a crash between them leaves nothing that points nowhere.
     * @param losesEarlier whether it may go from earlier versions of articles, which then have a gap
     */
    async delete(actor: Account, id: string, losesEarlier: boolean): Promise<void> {
      await database.write(async (tx) => {
        const row = await library.get(tx, id);
        if (!row) throw noSuchPicture();
        const shown = await uses.list(tx, id);
        const now = shown.filter(({ earlier }) => !earlier);
        if (now.length > 0) throw stillShown(now);
        if (shown.length > 0 && !losesEarlier) throw shownEarlier(shown);
        await library.delete(tx, id);
        await audit.record(tx, actor, { ...entryOf(row), action: 'deleted' });
      });
      await mediaFiles.remove([id]);
    },
  };
}

const noSuchPicture = () => new ProblemError('not-found', problemTexts.noPicture);

const placesOf = (uses: LibraryUse[]): string =>
  new Intl.ListFormat('en').format(uses.map(({ kind, name }) => `${kind} ${name}`));

const stillShown = (uses: LibraryUse[]) =>
  new ProblemError('conflict', problemTexts.pictureStillShown(placesOf(uses)));

const shownEarlier = (uses: LibraryUse[]) =>
  new ProblemError('conflict', problemTexts.pictureShownEarlier(placesOf(uses)));

const entryOf = ({ id, title }: LibraryRow) => ({ subject: 'picture' as const, id, name: title });

const presentPicture = (
  { fileName, sizeBytes, createdAt, ...item }: LibraryRow,
  uses: number,
): LibraryItem => ({
  ...item,
  file: fileName,
  size_bytes: sizeBytes,
  date: createdAt.toISOString(),
  uses,
});
