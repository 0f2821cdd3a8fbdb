import { type BlogColor, type BlogPost, blogCategory, type PageContent } from '@vitrine/contracts';
import { m } from '#messages';

export interface Category {
  color: BlogColor;
  name: string;
  description: string;
}

export interface CategoryWithPosts extends Category {
  posts: BlogPost[];
}

type Described = Pick<PageContent<'blog'>, 'categories'> | undefined;

/** The category of a post's color; a color without a description belongs to General (BLG-03). */
export function categoryOf(content: Described, color: string | null | undefined): Category {
  const described = content?.categories ?? [];
  const find = (wanted: BlogColor) => described.find((category) => category.color === wanted);
  return (
    find(blogCategory(color)) ??
    find('default-color') ?? { color: 'default-color', name: m.blog_general(), description: '' }
  );
}

/** The categories in the order in which they are described, General last. */
export function inOrder(content: Described): Category[] {
  return [...(content?.categories ?? [])].sort(
    (a, b) => Number(a.color === 'default-color') - Number(b.color === 'default-color'),
  );
}

/** The categories that have posts, in the order in which they are described, General last. */
export function groupByCategory(content: Described, posts: readonly BlogPost[]) {
  const groups = new Map<BlogColor, CategoryWithPosts>();
  for (const category of inOrder(content)) groups.set(category.color, { ...category, posts: [] });
  for (const post of posts) {
    const category = categoryOf(content, post.color);
    const group = groups.get(category.color) ?? { ...category, posts: [] };
    group.posts.push(post);
    groups.set(category.color, group);
  }
  return [...groups.values()].filter((group) => group.posts.length > 0);
}

/** The picture of a category, for every color. */
export const categoryPicture = (color: BlogColor) => `/art/category-${color}/1280x720.webp`;
