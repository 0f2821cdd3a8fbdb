import type { Deps } from '../../deps.ts';
import { listDocument } from '../personal-data/documents.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

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
