import { blogDate } from '@vitrine/contracts';
import { cx } from '#components/cx.ts';
import { Cluster } from '#components/layout/primitives.tsx';
import { m } from '#messages';
import type { Category } from '../categories.ts';
import { type ListedArticle, minutesOf } from '../listed-article.ts';
import styles from './article-meta.module.css';
import look from './category.module.css';

interface ArticleMetaProps {
  post: ListedArticle;
  /** Left out where the category is plain from the surroundings. */
  category?: Category | undefined;
  className?: string | undefined;
}

/** When it was published, how long it takes, and what it is about. */
export function ArticleMeta({ post, category, className }: ArticleMetaProps) {
  return (
    <Cluster as="p" className={cx(styles.meta, className)}>
      <PublishedOn createdAt={post.created_at} />
      <span>{m.blog_minutes({ minutes: minutesOf(post) })}</span>
      {category ? (
        <span className={cx(look.category, styles.category)} data-category={category.color}>
          {category.name}
        </span>
      ) : null}
    </Cluster>
  );
}

function PublishedOn({ createdAt }: { createdAt: ListedArticle['created_at'] }) {
  const date = blogDate(createdAt);
  return date && createdAt ? (
    <time dateTime={createdAt}>{date}</time>
  ) : (
    <span>{m.blog_recent()}</span>
  );
}
