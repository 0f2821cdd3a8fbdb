import { Link } from 'react-router-dom';
import { Stack } from '../../../components/layout/primitives.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { paths } from '../../../lib/paths.ts';
import type { Category } from '../categories.ts';
import type { ListedArticle } from '../listed-article.ts';
import styles from './article-item.module.css';
import { ArticleMeta } from './article-meta.tsx';

interface ArticleItemProps {
  post: ListedArticle;
  category: Category;
  /** One below the heading that the list stands under. */
  heading?: 'h2' | 'h3' | undefined;
}

/** One article of a list, between two hairlines. */
export function ArticleItem({ post, category, heading: Heading = 'h3' }: ArticleItemProps) {
  return (
    <Stack as="article" gap={1.5} className={styles.item}>
      <Heading className={styles.title}>
        <Link to={paths.article.to(post.id)} className={styles.link}>
          {post.title}
        </Link>
      </Heading>
      <p className={textStyle({ tone: 'muted', measure: 'text' })}>{post.description}</p>
      <ArticleMeta post={post} category={category} />
    </Stack>
  );
}
