import type { BlogPost } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { Container } from '../../../components/layout/container.tsx';
import { layoutClass } from '../../../components/layout/layout-class.ts';
import { Stack } from '../../../components/layout/primitives.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { paths } from '../../../lib/paths.ts';
import { neighbours } from '../published-posts.ts';
import styles from './article-neighbours.module.css';

interface ArticleNeighboursProps {
  posts: readonly BlogPost[];
  id: string;
}

/** The article before and the one after, by date. */
export function ArticleNeighbours({ posts, id }: ArticleNeighboursProps) {
  const { next, previous } = neighbours(posts, id);
  if (!next && !previous) return null;
  return (
    <Container>
      <Stack as="nav" aria-label={m.blog_article_end()} className={styles.neighbours}>
        {previous ? <Neighbour label={m.blog_previous()} post={previous} rel="prev" /> : null}
        {next ? <Neighbour label={m.blog_next()} post={next} rel="next" /> : null}
      </Stack>
    </Container>
  );
}

function Neighbour({ label, post, rel }: { label: string; post: BlogPost; rel: 'prev' | 'next' }) {
  return (
    <Link
      to={paths.article.to(post.id)}
      rel={rel}
      className={cx(layoutClass('stack', { gap: 1 }), styles.neighbour)}
    >
      <span className={textStyle({ tone: 'muted', size: 'small' })}>{label}</span>
      <span className={styles.title}>{post.title}</span>
    </Link>
  );
}
