import { type EndpointParsed, writePicture } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { identifyFile } from '../../lib/file-kind.ts';
import { additionId } from '../../lib/ids.ts';
import { randomToken } from '../../lib/secrets.ts';
import type { UploadedFile } from '../../lib/uploaded-file.ts';
import { storeUpload } from '../../service/index.ts';
import type { LibraryRoom } from './library-room.ts';
import { type LibraryRow, presentItem, presentPicture } from './list-pictures.ts';

type Sent = EndpointParsed<'library.upload'>['body'];

export const nameOf = ({ id, title }: LibraryRow) =>
  ({ subject: 'picture', id, name: title }) as const;

export async function uploadPicture(
  room: LibraryRoom,
  actor: Account,
  { key, ...labels }: Sent,
  file: UploadedFile,
) {
  const { secret, library, database, clock, audit } = room;
  const id = additionId({ secret, ids: { next: randomToken } }, `${actor.userId}:picture`, key);
  const known = async () => {
    const row = await library.get(database.read, id);
    return row && presentItem(room, row);
  };
  const earlier = await known();
  if (earlier) return earlier;
  const kind = await identifyFile(file, 'image');
  return storeUpload(room, { id, file, kind, account: actor.userId }, known, (stored) => {
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
}
