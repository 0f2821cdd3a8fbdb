import type {
  AskedListPart,
  EndpointParsed,
  LibraryItem,
  LibraryTag,
  LibraryUse,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { Tables } from '../../db/schema.ts';
import type { Account } from '../../lib/actor.ts';
import { partOfWhole, presentDated, readPage } from '../../lib/list-page.ts';
import { found } from '../../lib/problem-error.ts';
import type { ListPart } from '../../lib/reply.ts';
import { hashToken } from '../../lib/secrets.ts';
import { presentTags } from './library.repository.ts';
import type { LibraryRoom } from './library-room.ts';

export type LibraryRow = Tables['libraryItems']['$inferSelect'];

/** A use has no id of its own, and its name may be any text. */
const keyOfUse = ({ kind, name, path }: LibraryUse) =>
  hashToken(JSON.stringify([kind, name, path]));

export const presentPicture = (row: LibraryRow & { uses: number }): LibraryItem => ({
  ...presentDated(row),
  tags: presentTags(row.tags),
  file: row.fileName,
  size_bytes: row.sizeBytes,
});

export function listPictures(room: LibraryRoom, query: EndpointParsed<'library.list'>['query']) {
  const { tags, database } = room;
  return readPage(
    query,
    async (page, { q, tag }) => {
      const where = tag === undefined ? undefined : tags.has(tag);
      return countUses(
        room,
        database.read,
        await listNewest(database, database.read, 'libraryItems', { ...page, q, where }),
      );
    },
    presentPicture,
  );
}

export async function listTags(
  { tags, database }: LibraryRoom,
  query: AskedListPart,
): Promise<ListPart<LibraryTag[]>> {
  return partOfWhole(await tags.count(database.read), query, ({ tag }) => hashToken(tag));
}

export async function listUses(
  room: LibraryRoom,
  actor: Account,
  id: string,
  query: AskedListPart,
): Promise<ListPart<LibraryUse[]>> {
  const { uses, database } = room;
  const all = await uses.list(
    database.read,
    actor,
    (await requireItem(room, database.read, id)).id,
  );
  return partOfWhole(all, query, keyOfUse);
}

/** Each with the number of places where it is shown. */
async function countUses({ uses }: LibraryRoom, db: Queryable, rows: LibraryRow[]) {
  const ids = rows.map(({ id }) => id);
  const counts = await uses.countNow(db, ids);
  return rows.map((row) => ({ ...row, uses: counts.get(row.id) ?? 0 }));
}

export async function requireItem(
  { library }: LibraryRoom,
  db: Queryable,
  id: string,
): Promise<LibraryRow> {
  return found(await library.get(db, id), 'noPicture');
}

export async function presentItem(
  room: LibraryRoom,
  row: LibraryRow,
  db: Queryable = room.database.read,
): Promise<LibraryItem> {
  const [counted = { ...row, uses: 0 }] = await countUses(room, db, [row]);
  return presentPicture(counted);
}
