import { postAddress } from '@vitrine/contracts';

/** The page of a post. */
export const articlePath = (post: { id: string; slug: string }): string =>
  `/blog/${postAddress(post)}`;
