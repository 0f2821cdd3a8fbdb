import { type BlogPost, type PageContent, RECENT_POSTS_PER_CATEGORY } from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { type CategoryWithPosts, categoryPicture, groupByCategory } from '../categories.ts';
import { ArticleMeta } from './article-meta.tsx';
import styles from './blog-actions.module.css';
import look from './category.module.css';

interface CategoryStripsProps {
  posts: readonly BlogPost[];
  content: PageContent<'blog'> | undefined;
}

/** The categories that have articles, as sheets of one map laid under each other. */
export function CategoryStrips({ posts, content }: CategoryStripsProps) {
  const id = useId();
  return (
    <Section labelledBy={id} tone="sunken">
      <h2 id={id} className={styles.heading}>
        {m.blog_by_subject()}
      </h2>
      <ul className={styles.sheets}>
        {groupByCategory(content, posts).map((category) => (
          <Strip key={category.color} category={category} />
        ))}
      </ul>
    </Section>
  );
}

function Strip({ category }: { category: CategoryWithPosts }) {
  return (
    <Stack as="li" className={cx(styles.strip, look.category)} data-category={category.color}>
      <Picture
        src={categoryPicture(category.color)}
        alt=""
        sizes="(max-width: 60rem) and (min-resolution: 1.5dppx) 75vw, (max-width: 60rem) 100vw, 24rem"
        className={styles.picture}
      />
      <div className={styles.about}>
        <h3 className={styles.name}>{category.name}</h3>
        <p
          className={textStyle({
            tone: 'muted',
            size: 'small',
            leading: 1.5,
            measure: 26,
            above: 1,
          })}
        >
          {category.description}
        </p>
      </div>
      <ul className={styles.posts}>
        {category.posts.slice(0, RECENT_POSTS_PER_CATEGORY).map((post) => (
          <Stack as="li" gap={0.5} key={post.id} className={styles.post}>
            <Link to={paths.article.to(post.id)} className={styles.link}>
              {post.title}
            </Link>
            <ArticleMeta post={post} />
          </Stack>
        ))}
      </ul>
    </Stack>
  );
}

interface BlogActionsProps {
  content: PageContent<'blog'>;
  /** The form that subscribes, under the heading that names it. */
  newsletter: (label: string) => ReactNode;
}

/** What to do after the last line: subscribe, read on, or ask for what is missing (BLG-06). */
export function BlogActions({ content, newsletter }: BlogActionsProps) {
  const letter = useId();
  const more = useId();
  const suggest = useId();
  return (
    <Section>
      <Stack gap={6} className={styles.actions}>
        <section aria-labelledby={letter} className={styles.action}>
          <h2 id={letter}>{content.newsletter.title}</h2>
          <p className={textStyle({ tone: 'muted', measure: 28 })}>
            {content.newsletter.description}
          </p>
          {newsletter(content.newsletter.title)}
        </section>
        <section aria-labelledby={more} className={styles.action}>
          <h2 id={more} className={textStyle({ size: 3 })}>
            {content.more.title}
          </h2>
          <p className={textStyle({ tone: 'muted', measure: 28 })}>{content.more.description}</p>
          <ButtonLink to={paths.allArticles.to()} variant="secondary" className={styles.button}>
            {m.blog_more()}
          </ButtonLink>
        </section>
        <section aria-labelledby={suggest} className={styles.action}>
          <h2 id={suggest} className={textStyle({ size: 3 })}>
            {content.suggest.title}
          </h2>
          <p className={textStyle({ tone: 'muted', measure: 28 })}>{content.suggest.description}</p>
          <ButtonLink
            to={paths.contact.to(m.blog_suggest_subject())}
            variant="secondary"
            className={styles.button}
          >
            {m.blog_suggest()}
          </ButtonLink>
        </section>
      </Stack>
    </Section>
  );
}
