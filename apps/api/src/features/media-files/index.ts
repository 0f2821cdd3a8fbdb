import type { Platform } from '../../platform.ts';
import { createKnownFilesRepository } from './known-files.repository.ts';
import { createMediaFiles } from './media-files.service.ts';

export { type MediaFilesService, mediaUrl } from './media-files.service.ts';

/** The stored bytes behind uploads, whoever made them. */
export const createUploadedFiles = (platform: Platform) =>
  createMediaFiles({ ...platform, known: createKnownFilesRepository(platform.database.tables) });
