import type { PageContent, PostsOverview, PublishedPost } from '@vitrine/contracts';
import { useId } from 'react';
import { cx } from '#components/cx.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { ArrowLink } from '#components/ui/arrow-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { type Category, categoryOf, categoryPicture } from '../categories.ts';
import styles from './latest-posts.module.css';
import { PostLink, PostMeta } from './post-meta.tsx';
import { PostItem } from './post-search.tsx';

interface LeadPostProps {
  post: PublishedPost;
  category: Category;
}

/** The newest post, with the map of its category. */
function LeadPost({ post, category }: LeadPostProps) {
  return (
    <Stack as="article" gap={2} pack="start" className={cx('around', styles.lead)}>
      <div className={textStyle({ below: 1 }, 'rounded', styles.frame)}>
        <Picture
          src={post.cover || categoryPicture(category.color)}
          alt={post.cover ? post.cover_alt : ''}
          sizes="(max-width: 60rem) and (min-resolution: 1.5dppx) 75vw, (max-width: 60rem) 100vw, 44rem"
          className={cx('cover', styles.picture)}
        />
      </div>
      <h3 className={textStyle({ size: 2 }, styles.title)}>
        <PostLink post={post} />
      </h3>
      <p
        lang={post.locale}
        className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 30 })}
      >
        {post.description}
      </p>
      <PostMeta post={post} category={category} />
    </Stack>
  );
}

interface LatestPostsProps {
  overview: PostsOverview;
  content: PageContent<'blog'> | undefined;
}

/** The newest post large, the ones before it in a list, and the way to the others. */
export function LatestPosts({ overview, content }: LatestPostsProps) {
  const id = useId();
  const [lead, ...rest] = overview.latest;
  if (!lead) return null;
  return (
    <Section labelledBy={id} space="small">
      <h2
        id={id}
        className={textStyle({
          tone: 'muted',
          size: 'base',
          face: 'text',
          weight: 'medium',
          below: 3,
        })}
      >
        {m.posts_latest()}
      </h2>
      <Stack gap={5} className={cx(styles.articles, rest.length > 0 && styles.several)}>
        <LeadPost post={lead} category={categoryOf(content, lead.color)} />
        <div>
          {rest.map((post) => (
            <PostItem key={post.id} post={post} category={categoryOf(content, post.color)} />
          ))}
          {overview.has_more ? (
            <ArrowLink
              to={paths.allPosts.to()}
              className={textStyle({ tone: 'accent', weight: 'strong', within: 2, line: 'above' })}
            >
              {m.posts_view_all()}
            </ArrowLink>
          ) : null}
        </div>
      </Stack>
    </Section>
  );
}
