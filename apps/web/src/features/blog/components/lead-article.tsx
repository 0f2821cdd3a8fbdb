import type { BlogPost } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { Stack } from '../../../components/layout/primitives.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { paths } from '../../../lib/paths.ts';
import { type Category, categoryPicture } from '../categories.ts';
import { ArticleMeta } from './article-meta.tsx';
import styles from './lead-article.module.css';

interface LeadArticleProps {
  post: BlogPost;
  category: Category;
}

/** The newest article, with the map of its category. */
export function LeadArticle({ post, category }: LeadArticleProps) {
  return (
    <Stack as="article" gap={2} className={styles.lead}>
      <div className={styles.frame}>
        <Picture
          src={categoryPicture(category.color)}
          alt=""
          sizes="(max-width: 60rem) and (min-resolution: 1.5dppx) 75vw, (max-width: 60rem) 100vw, 44rem"
          className={styles.picture}
        />
      </div>
      <h3 className={styles.title}>
        <Link to={paths.article.to(post.id)} className={styles.link}>
          {post.title}
        </Link>
      </h3>
      <p className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 30 })}>
        {post.description}
      </p>
      <ArticleMeta post={post} category={category} />
    </Stack>
  );
}
