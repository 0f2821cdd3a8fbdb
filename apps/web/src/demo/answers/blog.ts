import {
  ARTICLES_PER_PAGE,
  type ArticleSummary,
  type ArticleTitle,
  type BlogPost,
  blogCategory,
  blogColors,
  holds,
  isPublished,
  LATEST_ARTICLES,
  matchesSearch,
  problemTexts,
  RECENT_POSTS_PER_CATEGORY,
  RELATED_ARTICLES,
  readingMinutes,
  tagKey,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoPost } from '../demo-data.ts';
import { found } from '../demo-problem.ts';
import { partOf } from './list-part.ts';

/** The blog as it is read. */
export const blogAnswers: DemoAnswers = {
  'blogs.list': (call) => {
    const { status, color, q = '', sort, fields, ...part } = call.query;
    const matching = newestFirst(call).filter(
      (post) =>
        mayRead(call, post) &&
        (!status || post.status === status) &&
        (!color || blogCategory(post.color) === color) &&
        matchesSearch({ ...post }, ['title', 'description'], q),
    );
    const ordered = sort === 'created_at' ? matching.reverse() : matching;
    const isWhole = Object.keys(call.query).length === 0;
    const posts = (isWhole ? ordered : partOf(ordered, part).items).map((post) =>
      presentWithAuthor(call, post),
    );
    return fields === 'summary' ? posts.map(({ posts: _, ...post }) => post) : posts;
  },
  'blogs.get': (call) => presentWithAuthor(call, requirePost(call, call.params.id)),
  'articles.list': (call) => {
    const { q = '', category, tag } = call.query;
    const matching = publishedPosts(call).filter(
      (post) =>
        matchesSearch({ ...post }, ['title', 'description'], q) &&
        (category === undefined || blogCategory(post.color) === category) &&
        (tag === undefined || (post.tags ?? []).some((one) => tagKey(one) === tagKey(tag))),
    );
    const { items, next } = partOf(matching, call.query, ARTICLES_PER_PAGE);
    return { items: items.map(summaryOf), next };
  },
  'articles.overview': (call) => {
    const posts = publishedPosts(call);
    const categories = blogColors.map((color) => {
      const own = posts.filter((post) => blogCategory(post.color) === color);
      return { color, articles: own.slice(0, RECENT_POSTS_PER_CATEGORY).map(titleOf) };
    });
    return {
      latest: posts.slice(0, LATEST_ARTICLES).map(summaryOf),
      has_more: posts.length > LATEST_ARTICLES,
      categories: categories.filter(({ articles }) => articles.length > 0),
    };
  },
  'articles.related': (call) => {
    const posts = publishedPosts(call);
    const post = requirePost(call, call.params.id);
    const place = posts.indexOf(post);
    found(posts[place], problemTexts.noPost);
    const [next, previous] = [posts[place - 1], posts[place + 1]];
    const free = posts.filter((one) => ![post, previous, next].includes(one));
    const isAlike = (one: DemoPost) => blogCategory(one.color) === blogCategory(post.color);
    const others = [...free.filter(isAlike), ...free.filter((one) => !isAlike(one))];
    return {
      previous: previous ? referenceOf(previous) : null,
      next: next ? referenceOf(next) : null,
      related: others.slice(0, RELATED_ARTICLES).map(titleOf),
    };
  },
  'articles.preview': (call) =>
    presentWithAuthor(
      call,
      found(
        call.data.posts.find(({ id }) => id === call.params.token),
        problemTexts.previewEnded,
      ),
    ),
};

const mayRead = ({ actor }: AnyCall, post: DemoPost) =>
  holds(actor?.role, 'publishing') || isPublished(post);

/** @throws DemoProblem `not-found` for a post that is not there, or that visitors may not read */
export function requirePost(call: AnyCall, id: string): DemoPost {
  const { posts } = call.data;
  const post = posts.find((one) => one.id === id) ?? posts.find((one) => one.slugs.includes(id));
  return found(post && mayRead(call, post) ? post : undefined, problemTexts.noPost);
}

export const newestFirst = ({ data }: AnyCall): DemoPost[] =>
  data.posts.toSorted((one, other) => other.created_at.localeCompare(one.created_at));

const publishedPosts = (call: AnyCall) => newestFirst(call).filter(isPublished);

/** A post without what only the back-office's list shows. */
export function presentPost({
  announced_at: _,
  reads: ____,
  earlier: __,
  slugs: ___,
  ...post
}: DemoPost): BlogPost {
  return post;
}

/** The same with who wrote it, as it is read. */
function presentWithAuthor(call: AnyCall, post: DemoPost): BlogPost {
  const { leadership, teamMembers } = call.data.content;
  const found = [...leadership, ...teamMembers].find(({ id }) => id === post.author_id);
  const { author_id, ...shown } = presentPost(post);
  const author = found && { id: found.id, name: found.name, role: found.role, image: found.image };
  const isWriter = holds(call.actor?.role, 'publishing');
  return { ...shown, ...(author && { author }), ...(isWriter && { author_id }) };
}

const referenceOf = ({ id, slug, title }: DemoPost) => ({ id, slug, title });

const titleOf = (post: DemoPost): ArticleTitle => ({
  ...referenceOf(post),
  created_at: post.created_at,
  reading_minutes: readingMinutes(post.posts),
});

const summaryOf = (post: DemoPost): ArticleSummary => ({
  ...titleOf(post),
  description: post.description,
  icon: post.icon,
  cover: post.cover ?? '',
  cover_alt: post.cover_alt ?? '',
  tags: post.tags ?? [],
  color: post.color,
});
