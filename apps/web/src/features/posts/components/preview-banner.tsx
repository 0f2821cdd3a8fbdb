import { isPublished, type Post } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { Cluster } from '#components/layout/primitives.tsx';
import { Container } from '#components/layout/section.tsx';
import { postPath } from '#lib/post-path.ts';
import { m } from '#messages';
import styles from './preview-banner.module.css';

/** Says that only people with the link can see this; or links to the post once published. */
export function PreviewBanner({ post }: { post: Post }) {
  return (
    <aside className={styles.banner}>
      <Container>
        {isPublished(post) ? (
          <Cluster as="p" gap={2} rowGap={0.5} className={styles.words}>
            <strong>{m.posts_preview_published()}</strong>
            <Link to={postPath(post)}>{m.posts_preview_read()}</Link>
          </Cluster>
        ) : (
          <Cluster as="p" gap={2} rowGap={0.5} className={styles.words}>
            <strong>{m.posts_preview_banner()}</strong>
            <span>{m.posts_preview_hint()}</span>
          </Cluster>
        )}
      </Container>
    </aside>
  );
}
