import {
  type PageContent,
  type PostColor,
  type PostsOverview,
  type PostTitle,
  postCategory,
  RECENT_POSTS_PER_CATEGORY,
} from '@vitrine/contracts';
import { m } from '#messages';

export interface Category {
  color: PostColor;
  name: string;
  description: string;
}

export interface CategoryWithPosts extends Category {
  /** The latest of it. */
  articles: readonly PostTitle[];
}

type Described = Pick<PageContent<'blog'>, 'categories'> | undefined;

/** The category of a post's color; a color without a description belongs to General (BLG-03). */
export function categoryOf(content: Described, color: string | null | undefined): Category {
  const described = content?.categories ?? [];
  const find = (wanted: PostColor) => described.find((category) => category.color === wanted);
  return (
    find(postCategory(color)) ??
    find('default-color') ?? { color: 'default-color', name: m.posts_general(), description: '' }
  );
}

/** The categories in the order in which they are described, General last. */
export function inOrder(content: Described): Category[] {
  return [...(content?.categories ?? [])].sort(
    (a, b) => Number(a.color === 'default-color') - Number(b.color === 'default-color'),
  );
}

/**
 * The categories that have posts, in the order in which they are described, General last. The
 * posts of a colour that is not described are among those of General.
 */
export function groupByCategory(
  content: Described,
  found: PostsOverview['categories'],
): CategoryWithPosts[] {
  const groups = new Map<PostColor, CategoryWithPosts>();
  for (const category of inOrder(content))
    groups.set(category.color, { ...category, articles: [] });
  for (const { color, articles } of found) {
    const category = categoryOf(content, color);
    const group = groups.get(category.color) ?? { ...category, articles: [] };
    groups.set(category.color, { ...group, articles: newest([...group.articles, ...articles]) });
  }
  return [...groups.values()].filter((group) => group.articles.length > 0);
}

const newest = (articles: readonly PostTitle[]) =>
  articles
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, RECENT_POSTS_PER_CATEGORY);

/** The picture of a category, for every color. */
export const categoryPicture = (color: PostColor) => `/art/category-${color}/1280x720.webp`;
