import type { Account } from '../../lib/actor.ts';
import { defineEvent } from '../../service/index.ts';
import type { PictureUseRow } from './picture-uses.repository.ts';
import type { Rewrite } from './rewrite.ts';

interface PictureMoved {
  actor: Account;
  /** Where it is shown now; earlier versions stay as they were. */
  uses: readonly PictureUseRow[];
  rewrite: Rewrite;
}

/**
 * A picture has another address. Every house rewrites it in its own records: each that changes has
 * its next version and its audit entry.
 */
export const pictureMoved = defineEvent<PictureMoved>('picture moved');
