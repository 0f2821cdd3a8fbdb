import type { BlogPostInput } from '@vitrine/contracts';
import type { StoredPost } from './blog.repository.ts';

/** What a post says, of what was sent. */
export const textOf = ({ title, description, icon, color, posts }: BlogPostInput) => ({
  ...{ title, description, icon, color, posts },
});

/** What a post has beside its text. */
type Details = Pick<StoredPost, 'cover' | 'coverAlt' | 'tags' | 'seoTitle' | 'seoDescription'>;

export const NO_DETAILS: Details = {
  ...{ cover: '', coverAlt: '', seoTitle: '', seoDescription: '' },
  tags: [],
};

/** The same of what was sent; what is not said stays as it is. */
export function detailsOf(input: BlogPostInput): Partial<Details> {
  const details = {
    cover: input.cover,
    coverAlt: input.cover_alt,
    tags: input.tags,
    seoTitle: input.seo_title,
    seoDescription: input.seo_description,
  };
  const said = Object.entries(details).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as Partial<Details>;
}
