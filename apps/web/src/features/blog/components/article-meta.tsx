import { type BlogPost, blogDate, readingMinutes } from '@vitrine/contracts';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import type { Category } from '../categories.ts';
import styles from './article-meta.module.css';

interface ArticleMetaProps {
  post: BlogPost;
  /** Left out where the category is plain from the surroundings. */
  category?: Category | undefined;
  className?: string | undefined;
}

/** When it was published, how long it takes, and what it is about. */
export function ArticleMeta({ post, category, className }: ArticleMetaProps) {
  return (
    <p className={cx(styles.meta, className)}>
      <PublishedOn createdAt={post.created_at} />
      <span>{m.blog_minutes({ minutes: readingMinutes(post.posts) })}</span>
      {category ? (
        <span className={styles.category} data-category={category.color}>
          {category.name}
        </span>
      ) : null}
    </p>
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
