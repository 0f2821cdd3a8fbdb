import type { BlogPost } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import type { Category } from '../categories.ts';
import styles from './article-item.module.css';
import { ArticleMeta } from './article-meta.tsx';

interface ArticleItemProps {
  post: BlogPost;
  category: Category;
}

/** One article of a list, between two hairlines. */
export function ArticleItem({ post, category }: ArticleItemProps) {
  return (
    <article className={styles.item}>
      <h3 className={styles.title}>
        <Link to={paths.article.to(post.id)} className={styles.link}>
          {post.title}
        </Link>
      </h3>
      <p className={styles.description}>{post.description}</p>
      <ArticleMeta post={post} category={category} className={styles.meta} />
    </article>
  );
}
