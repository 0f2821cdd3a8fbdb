import type { WrittenPost } from '@vitrine/contracts';

/** A post as it is stored at first: published, at a moment of its own (ISO 8601, UTC). */
export type PostSeed = Omit<WrittenPost, 'author_id'> & {
  status: 'published';
  created_at: string;
  /** The name of a leader or member of the team; where it is missing, the company speaks. */
  by?: string;
};
