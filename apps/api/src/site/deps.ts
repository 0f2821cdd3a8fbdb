import type { PeopleDeps } from '../people/index.ts';

import type { PictureUses } from './picture-uses/picture-uses.service.ts';

/** What this house is made from. */
export interface Deps extends PeopleDeps {
  /** Where the website shows its uploaded pictures. */
  pictureUses: PictureUses;
}
