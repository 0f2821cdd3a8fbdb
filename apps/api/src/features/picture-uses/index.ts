import type { Tables } from '../../db/schema.ts';
import { createPictureUsesRepository } from './picture-uses.repository.ts';
import { createPictureUsesService } from './picture-uses.service.ts';

export type { PictureUses } from './picture-uses.service.ts';

/** Where the website shows its uploaded pictures. */
export const createPictureUses = (tables: Tables) =>
  createPictureUsesService(createPictureUsesRepository(tables));
