import { type BlogPost, LATEST_ARTICLES, type PageContent } from '@vitrine/contracts';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { layoutClass } from '../../../components/layout/layout-class.ts';
import { Stack } from '../../../components/layout/primitives.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { paths } from '../../../lib/paths.ts';
import { categoryOf } from '../categories.ts';
import { ArticleItem } from './article-item.tsx';
import styles from './latest-articles.module.css';
import { LeadArticle } from './lead-article.tsx';

interface LatestArticlesProps {
  /** All that are published, newest first. */
  posts: readonly BlogPost[];
  content: PageContent<'blog'> | undefined;
}

/** The newest article large, the ones before it in a list, and the way to the others. */
export function LatestArticles({ posts, content }: LatestArticlesProps) {
  const id = useId();
  const [lead, ...rest] = posts.slice(0, LATEST_ARTICLES);
  if (!lead) return null;
  return (
    <Section labelledBy={id} space="small">
      <h2 id={id} className={styles.heading}>
        {m.blog_latest()}
      </h2>
      <Stack gap={5} className={cx(styles.articles, rest.length > 0 && styles.several)}>
        <LeadArticle post={lead} category={categoryOf(content, lead.color)} />
        <div className={styles.rest}>
          {rest.map((post) => (
            <ArticleItem key={post.id} post={post} category={categoryOf(content, post.color)} />
          ))}
          {posts.length > LATEST_ARTICLES ? (
            <Link
              to={paths.allArticles.to()}
              className={cx(layoutClass('row', { gap: 1, align: 'center' }), styles.all)}
            >
              {m.blog_view_all()}
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          ) : null}
        </div>
      </Stack>
    </Section>
  );
}
