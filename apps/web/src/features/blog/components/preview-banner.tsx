import { type BlogPost, isPublished } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { Cluster } from '#components/layout/primitives.tsx';
import { Container } from '#components/layout/section.tsx';
import { articlePath } from '#lib/article-path.ts';
import { m } from '#messages';
import styles from './preview-banner.module.css';

/** Says that only people with the link can see this; or links to the article once published. */
export function PreviewBanner({ post }: { post: BlogPost }) {
  return (
    <aside className={styles.banner}>
      <Container>
        {isPublished(post) ? (
          <Cluster as="p" gap={2} rowGap={0.5} className={styles.words}>
            <strong>{m.blog_preview_published()}</strong>
            <Link to={articlePath(post)}>{m.blog_preview_read()}</Link>
          </Cluster>
        ) : (
          <Cluster as="p" gap={2} rowGap={0.5} className={styles.words}>
            <strong>{m.blog_preview_banner()}</strong>
            <span>{m.blog_preview_hint()}</span>
          </Cluster>
        )}
      </Container>
    </aside>
  );
}
