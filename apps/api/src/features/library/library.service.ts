import { mkdir, rm } from 'node:fs/promises';
import {
  type EndpointParsed,
  isStorable,
  LIST_PAGE_SIZE,
  type LibraryItem,
  type LibraryUse,
} from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import { identifyFile } from '../../lib/file-kind.ts';
import type { MakePictures } from '../../lib/images.ts';
import { readCursor, toCursor } from '../../lib/list-page.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { randomToken } from '../../lib/secrets.ts';
import { cleanFileName, type UploadedFile } from '../../lib/uploaded-file.ts';
import type { RecordAct } from '../audit/index.ts';
import { type MediaFilesService, mediaUrl } from '../media-files/index.ts';
import type { PictureUses } from '../picture-uses/index.ts';
import type { LibraryRepository, LibraryRow } from './library.repository.ts';

interface Needs {
  database: Database;
  library: LibraryRepository;
  uses: PictureUses;
  mediaFiles: MediaFilesService;
  makePictures: MakePictures;
  record: RecordAct;
  clock: Clock;
}

type Words = EndpointParsed<'library.update'>['body'];

/** The website's own pictures: uploaded once, used wherever the back-office wants them. */
export function createLibraryService(needs: Needs) {
  const { database, library, uses, mediaFiles, makePictures, record, clock } = needs;

  const requireItem = async (id: string): Promise<LibraryRow> => {
    const row = await library.get(database.read, id);
    if (!row) throw noSuchPicture();
    return row;
  };
  const countOf = async (id: string): Promise<number> =>
    (await uses.countNow(database.read, [id])).get(id) ?? 0;

  const store = async (
    file: UploadedFile,
  ): Promise<Pick<LibraryRow, 'id' | 'url' | 'sizeBytes'>> => {
    await identifyFile(file, 'image');
    const folder = `${file.path}.finished`;
    const id = randomToken();
    await mkdir(folder);
    try {
      const finished = await makePictures(file.path, folder);
      await mediaFiles.store(id, finished);
      const sizeBytes = finished.reduce((bytes, part) => bytes + part.sizeBytes, 0);
      return { id, url: mediaUrl(id, finished[0]?.name ?? ''), sizeBytes };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    async list({ q, after }: EndpointParsed<'library.list'>['query']) {
      const place = after === undefined ? undefined : readCursor(after);
      if (after !== undefined && !place) throw invalidField('after', 'There is no such page.');
      if (!isStorable(q)) return { items: [], next: null };
      const limit = LIST_PAGE_SIZE + 1;
      const found = await library.list(database.read, q, { after: place, limit });
      const rows = found.slice(0, LIST_PAGE_SIZE);
      const last = rows.at(-1);
      const counts = await uses.countNow(
        database.read,
        rows.map(({ id }) => id),
      );
      const items = rows.map((row) => presentPicture(row, counts.get(row.id) ?? 0));
      return { items, next: last && found.length > rows.length ? toCursor(last) : null };
    },

    async upload(actor: Account, words: Words, file: UploadedFile): Promise<LibraryItem> {
      const fileName = cleanFileName(file.originalName);
      const stored = await store(file);
      const title = words.title || fileName;
      const row = { ...words, ...stored, title, fileName, createdAt: clock.now() };
      try {
        await database.write(async (tx) => {
          await library.insert(tx, row);
          const after = { title, alt: row.alt, file: fileName };
          await record(tx, actor, { ...aPicture(row), action: 'created', after });
        });
      } catch (error) {
        await mediaFiles.remove([row.id]);
        throw error;
      }
      return presentPicture(row, 0);
    },

    async update(actor: Account, id: string, words: Words): Promise<LibraryItem> {
      const before = await requireItem(id);
      const row = await database.write(async (tx) => {
        const changed = await library.update(tx, id, words);
        if (!changed) throw noSuchPicture();
        const { title, alt } = before;
        const act = { before: { title, alt }, after: words };
        await record(tx, actor, { ...aPicture(changed), action: 'changed', ...act });
        return changed;
      });
      return presentPicture(row, await countOf(id));
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
        await record(tx, actor, { ...aPicture(row), action: 'deleted' });
      });
      await mediaFiles.remove([id]);
    },
  };
}

export type LibraryService = ReturnType<typeof createLibraryService>;

const noSuchPicture = () => new ProblemError('not-found', 'There is no such picture.');

const placesOf = (uses: LibraryUse[]): string =>
  new Intl.ListFormat('en').format(uses.map(({ kind, name }) => `${kind} ${name}`));

const stillShown = (uses: LibraryUse[]) =>
  new ProblemError(
    'conflict',
    `It is still shown: ${placesOf(uses)}. Choose another one there first.`,
  );

const shownEarlier = (uses: LibraryUse[]) =>
  new ProblemError(
    'conflict',
    `No page shows it now, but what can be restored does: ${placesOf(uses)}. Deleted, it leaves a gap there.`,
  );

const aPicture = ({ id, title }: LibraryRow) => ({ subject: 'picture' as const, id, name: title });

const presentPicture = (row: LibraryRow, uses: number): LibraryItem => ({
  id: row.id,
  title: row.title,
  alt: row.alt,
  url: row.url,
  file: row.fileName,
  size_bytes: row.sizeBytes,
  date: row.createdAt.toISOString(),
  uses,
});
