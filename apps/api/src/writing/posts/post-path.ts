import { type Locale, pathIn, postAddress } from '@vitrine/contracts';

/** The page of a post, in the language of the post. */
export const postPath = (post: { id: string; slug: string; locale: Locale }): string =>
  pathIn(post.locale, `/blog/${postAddress(post)}`);
