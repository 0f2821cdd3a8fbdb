import { listDocument, type PersonalData } from '../service/index.ts';
import type { Deps } from './deps.ts';

/** What writing holds about those who write. */
export const writingPersonalData = ({ database }: Deps): PersonalData => ({
  documents: async ({ userId }) => [
    listDocument(
      database,
      ['postDrafts', userId],
      'post-drafts.json',
      'what you have written of posts and not saved yet.',
      ({ postId, content, updatedAt }) => ({
        postId: postId || 'new',
        text: content.text,
        updatedAt,
      }),
    ),
  ],
});
