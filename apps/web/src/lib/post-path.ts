import { paths } from './paths.ts';

/** The page of a post. */
export const postPath = ({ id, slug }: { id: string; slug?: string | undefined }): string =>
  paths.post.to(slug || id);
