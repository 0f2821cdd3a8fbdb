import {
  LIST_MAX_ITEMS,
  MEDIA_QUOTA_BYTES,
  type MediaInput,
  type MediaItem,
  patched,
  portfolioFields,
  withoutFile,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { identifyFile } from '../../lib/file-kind.ts';
import { additionId } from '../../lib/ids.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import { randomToken } from '../../lib/secrets.ts';
import type { UploadedFile } from '../../lib/uploaded-file.ts';
import { storeUpload } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { createMediaRepository, type MediaRow } from './media.repository.ts';
import { createOwnPortfolio } from './own-portfolio.service.ts';
import { presentMedia } from './portfolio.presenter.ts';
import { createPortfoliosRepository } from './portfolios.repository.ts';

const MEBIBYTE = 1024 * 1024;
/** Rounded down, so that a little room that is left is not hidden. */
const noRoom = (usedBytes: number) =>
  new ProblemError('too-large', [
    'filesTooLarge',
    {
      used: Math.floor((usedBytes / MEBIBYTE) * 10) / 10,
      allowed: MEDIA_QUOTA_BYTES / MEBIBYTE,
    },
  ]);

/** Uploads: finished files first, then the row that names them. */
export function createMediaService(deps: Deps) {
  const { database, mediaFiles, activity, clock, secret } = deps;
  const portfolios = createPortfoliosRepository(database.tables);
  const media = createMediaRepository(database.tables);
  const own = createOwnPortfolio(deps);

  /** @returns the place of one more file */
  const requireRoom = async (db: Queryable, portfolioId: string, bytes: number) => {
    const used = await media.usage(db, portfolioId);
    if (used.bytes + bytes > MEDIA_QUOTA_BYTES) {
      throw noRoom(used.bytes);
    }
    if (used.count >= LIST_MAX_ITEMS)
      throw invalidField('file', ['tooMany', { limit: LIST_MAX_ITEMS }]);
    return used.nextPosition;
  };

  const insert = (actor: Account, row: Omit<MediaRow, 'portfolioId' | 'position'>) =>
    own.grow(actor, async (tx, portfolio) => {
      // the same upload, sent again to another process while the first was still on its way
      const known = await media.get(tx, row.id);
      if (known) return presentMedia(known);
      const position = await requireRoom(tx, portfolio.id, row.sizeBytes);
      const whole: MediaRow = { ...row, portfolioId: portfolio.id, position };
      await media.insert(tx, whole);
      if (row.listed) await activity.record(tx, actor.userId, 'media-added', row.title);
      return presentMedia(whole);
    });

  return {
    async upload(actor: Account, sent: MediaInput, file: UploadedFile): Promise<Stored> {
      const portfolio = await own.load(actor);
      const id = additionId({ secret, ids: { next: randomToken } }, portfolio.id, sent.key);
      const known = async () => {
        const row = await media.get(database.read, id);
        return row && new Versioned(presentMedia(row), portfolio.version);
      };
      const earlier = await known();
      if (earlier) return earlier;
      // a file that comes alone is a profile image
      const listed = sent.title !== '' || sent.description !== '' || Boolean(sent.media_type);
      const kind = await identifyFile(file, listed ? 'any' : 'image');
      await requireRoom(database.read, portfolio.id, file.sizeBytes);
      const upload = { id, file, kind, account: actor.userId };
      return storeUpload(deps, upload, known, async (stored, subject) => {
        const { body, version } = await insert(actor, {
          ...stored,
          id,
          type: kind.type,
          title: sent.title || stored.fileName,
          description: sent.description || 'Uploaded media',
          alt: sent.alt,
          translations: {},
          listed,
          createdAt: clock.now(),
        });
        return new Versioned(listed ? body : { ...body, focus: subject }, version);
      });
    },

    /** The row first, then the files: a crash between them leaves nothing that points nowhere. */
    async delete(actor: Account, id: string): Promise<Versioned<undefined>> {
      const { version } = await own.edit(actor, async (tx, portfolio) => {
        const item = await media.get(tx, id);
        if (item?.portfolioId !== portfolio.id) throw new ProblemError('not-found');
        await media.delete(tx, id);
        await mediaFiles.noteRemoval(tx, [id]);
        const shown = patched(
          portfolioFields,
          withoutFile(portfolioFields, portfolio, item.url),
          {},
        );
        await portfolios.update(tx, portfolio.id, shown);
      });
      await mediaFiles.remove([id]);
      return new Versioned(undefined, version);
    },
  };
}

type Stored = Versioned<MediaItem>;
