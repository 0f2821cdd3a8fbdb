import { paths } from './paths.ts';

/** The page of an article. */
export const articlePath = ({ id, slug }: { id: string; slug?: string | undefined }): string =>
  paths.article.to(slug || id);
