import { postAddress } from '@vitrine/contracts';

/** The page of a post. */
export const postPath = (post: { id: string; slug: string }): string =>
  `/blog/${postAddress(post)}`;
