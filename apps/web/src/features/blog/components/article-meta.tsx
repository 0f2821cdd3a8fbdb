import {
  type ArticleReference,
  type ArticleTitle,
  type BlogPost,
  blogDate,
  readingMinutes,
  tagKey,
} from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import look from '#components/ui/category.module.css';
import { textStyle } from '#components/ui/text-style.ts';
import { articlePath } from '#lib/article-path.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import type { Category } from '../categories.ts';
import styles from './article-meta.module.css';

/** When an article was published and how long it takes, of lists or from the article itself. */
type Dated = Pick<ArticleTitle, 'created_at' | 'reading_minutes'> | BlogPost;

/** Minutes to read it (BLG-04): the server's count where the text itself is missing. */
const minutesOf = (article: Dated): number =>
  'reading_minutes' in article ? article.reading_minutes : readingMinutes(article.posts);

interface ArticleMetaProps {
  post: Dated;
  /** Left out where the list is of one category. */
  category?: Category | undefined;
}

/** When it was published, how long it takes, and what it is about. */
export function ArticleMeta({ post, category }: ArticleMetaProps) {
  return (
    <Cluster
      as="p"
      className={textStyle({ tone: 'muted', size: 'small', leading: 'snug' }, styles.meta)}
    >
      <PublishedOn createdAt={post.created_at} />
      <span>{m.blog_minutes({ minutes: minutesOf(post) })}</span>
      {category ? (
        <span className={textStyle({ tone: 'tint' }, look.category)} data-category={category.color}>
          {category.name}
        </span>
      ) : null}
    </Cluster>
  );
}

function PublishedOn({ createdAt }: { createdAt: BlogPost['created_at'] }) {
  const date = blogDate(createdAt);
  return date && createdAt ? (
    <time dateTime={createdAt}>{date}</time>
  ) : (
    <span>{m.blog_recent()}</span>
  );
}

/** What it is about beside its category; each leads to the articles of its own. */
export function ArticleTags({ tags = [] }: { tags: readonly string[] | undefined }) {
  if (tags.length === 0) return null;
  return (
    <Cluster as="ul" gap={1.5} rowGap={0.5} role="list" aria-label={m.blog_tags()}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={paths.allArticles.tagged(tagKey(tag))}
            className={textStyle({ tone: 'second', size: 'small', quiet: true }, styles.tag)}
          >
            {tag}
          </Link>
        </li>
      ))}
    </Cluster>
  );
}

interface ArticleLinkProps {
  post: ArticleReference;
  className?: string | undefined;
}

/** The title of an article; a click anywhere in its entry, which is positioned, follows it. */
export function ArticleLink({ post, className }: ArticleLinkProps) {
  return (
    <Link
      to={articlePath(post)}
      className={textStyle({ quiet: true, covers: true }, styles.link, className)}
    >
      {post.title}
    </Link>
  );
}

/** The lines of a short list. */
export function ArticleLines({ articles }: { articles: readonly ArticleTitle[] }) {
  return articles.map((post) => (
    <Stack as="li" gap={0.5} key={post.id} className="around">
      <ArticleLink post={post} className={textStyle({ weight: 'strong', leading: 'snug' })} />
      <ArticleMeta post={post} />
    </Stack>
  ));
}
