import { mkdir, rm } from 'node:fs/promises';
import {
  LINE_MAX_LENGTH,
  LIST_MAX_ITEMS,
  MEDIA_QUOTA_BYTES,
  type MediaInput,
  type MediaItem,
  messages,
} from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import { type FileKind, identifyFile } from '../../lib/file-kind.ts';
import type { FinishedFile, MakePictures } from '../../lib/images.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { randomToken } from '../../lib/secrets.ts';
import type { UploadedFile } from '../../lib/uploaded-file.ts';
import type { MediaRepository, MediaRow } from './media.repository.ts';
import { type MediaFilesService, mediaUrl } from './media-files.service.ts';
import type { OwnPortfolio } from './own-portfolio.service.ts';
import { canEdit } from './portfolio.policy.ts';
import { presentMedia } from './portfolio.presenter.ts';
import type { PortfoliosRepository } from './portfolios.repository.ts';

interface Needs {
  database: Database;
  own: OwnPortfolio;
  portfolios: PortfoliosRepository;
  media: MediaRepository;
  mediaFiles: MediaFilesService;
  makePictures: MakePictures;
  clock: Clock;
}

const MEBIBYTE = 1024 * 1024;
const FULL = `Your files may take ${MEDIA_QUOTA_BYTES / MEBIBYTE} MB together; delete some first.`;

/** Uploads: finished files first, then the row that names them. */
export function createMediaService(needs: Needs) {
  const { database, own, portfolios, media, mediaFiles, makePictures, clock } = needs;

  const requireRoom = async (db: Queryable, portfolioId: string, bytes: number) => {
    if ((await media.totalBytes(db, portfolioId)) + bytes > MEDIA_QUOTA_BYTES) {
      throw new ProblemError('too-large', FULL);
    }
    if ((await media.count(db, portfolioId)) >= LIST_MAX_ITEMS) {
      throw invalidField('file', messages.listTooLong);
    }
  };

  const insert = (actor: Account, row: Omit<MediaRow, 'portfolioId' | 'position'>) =>
    database.write(async (tx) => {
      const portfolio = await own.lock(tx, actor.userId);
      await requireRoom(tx, portfolio.id, row.sizeBytes);
      const position = await media.nextPosition(tx, portfolio.id);
      const whole: MediaRow = { ...row, portfolioId: portfolio.id, position };
      await media.insert(tx, whole);
      if (row.listed) await own.touch(tx, portfolio);
      return whole;
    });

  return {
    async upload(actor: Account, sent: MediaInput, file: UploadedFile): Promise<MediaItem> {
      // a file that comes alone is a profile image
      const listed = sent.title !== '' || sent.description !== '' || Boolean(sent.media_type);
      const kind = await identifyFile(file, listed ? 'any' : 'image');
      const { id: portfolioId } = await own.load(actor.userId);
      await requireRoom(database.read, portfolioId, file.sizeBytes);
      const finished = await finish(file, kind, makePictures);
      const id = randomToken();
      const fileName = cleanName(file.originalName);
      try {
        await mediaFiles.store(id, finished);
        const row = await insert(actor, {
          id,
          type: kind.type,
          title: sent.title || fileName,
          description: sent.description || 'Uploaded media',
          url: mediaUrl(id, finished[0]?.name ?? ''),
          fileName,
          sizeBytes: finished.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0),
          listed,
          createdAt: clock.now(),
        });
        return presentMedia(row);
      } catch (error) {
        await mediaFiles.remove([id]);
        throw error;
      } finally {
        await rm(workFolder(file), { recursive: true, force: true });
      }
    },

    /** The row first, then the files: a crash between them leaves nothing that points nowhere. */
    async delete(actor: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        const portfolio = await own.lock(tx, actor.userId);
        const owned = await media.getOwned(tx, id);
        if (!owned || !canEdit(actor, owned)) throw new ProblemError('not-found');
        const item = await media.get(tx, id);
        await media.delete(tx, [id]);
        const { profileImage, gallery } = portfolio;
        await portfolios.update(tx, portfolio.id, {
          profileImage: profileImage === item?.url ? '' : profileImage,
          gallery: gallery.filter((url) => url !== item?.url),
        });
        await own.touch(tx, portfolio);
      });
      await mediaFiles.remove([id]);
    },
  };
}

export type MediaService = ReturnType<typeof createMediaService>;

const workFolder = ({ path }: UploadedFile) => `${path}.finished`;

/** Pictures are drawn anew; a video or a document stays as it came. */
async function finish(
  file: UploadedFile,
  { type, extension }: FileKind,
  makePictures: MakePictures,
): Promise<FinishedFile[]> {
  const { path, sizeBytes } = file;
  if (type !== 'image') return [{ name: `${type}.${extension}`, path, sizeBytes }];
  const folder = workFolder(file);
  await mkdir(folder);
  try {
    return await makePictures(path, folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The name on the sender's device, as far as it can be stored and shown. */
function cleanName(originalName: string): string {
  const line = originalName.replace(/\p{Cc}+/gu, ' ').trim();
  return line.slice(0, LINE_MAX_LENGTH).toWellFormed() || 'file';
}
