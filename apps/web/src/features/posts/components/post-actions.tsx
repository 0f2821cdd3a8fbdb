import type { PageContent, PostsOverview } from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { cx } from '#components/cx.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import look from '#components/ui/category.module.css';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { type CategoryWithPosts, categoryPicture, groupByCategory } from '../categories.ts';
import styles from './post-actions.module.css';
import { PostLines } from './post-meta.tsx';

interface CategoryStripsProps {
  categories: PostsOverview['categories'];
  content: PageContent<'blog'> | undefined;
}

/** The categories that have posts, each with its picture and its latest articles. */
export function CategoryStrips({ categories, content }: CategoryStripsProps) {
  const id = useId();
  return (
    <Section labelledBy={id} tone="light">
      <h2 id={id} className={textStyle({ below: 4 })}>
        {m.posts_by_subject()}
      </h2>
      <Stack as="ul" divided className={cx('rounded', styles.sheets)}>
        {groupByCategory(content, categories).map((category) => (
          <Strip key={category.color} category={category} />
        ))}
      </Stack>
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
        className={cx('cover', styles.picture)}
      />
      <div className={styles.about}>
        <h3 className={textStyle({ tone: 'tint' })}>{category.name}</h3>
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
      <Stack as="ul" divided pack="start" className={styles.posts}>
        <PostLines articles={category.articles} />
      </Stack>
    </Stack>
  );
}

interface PostActionsProps {
  content: PageContent<'blog'>;
  /** The form that subscribes, under the heading that names it. */
  newsletter: (label: string) => ReactNode;
}

/** What to do at the end of the page: subscribe, read on, or suggest a topic (BLG-06). */
export function PostActions({ content, newsletter }: PostActionsProps) {
  return (
    <Section>
      <Stack gap={6} className={styles.actions}>
        <Action words={content.newsletter} size={2}>
          {newsletter(content.newsletter.title)}
        </Action>
        <Action words={content.more}>
          <ButtonLink to={paths.allPosts.to()} variant="secondary">
            {m.posts_more()}
          </ButtonLink>
        </Action>
        <Action words={content.suggest}>
          <ButtonLink to={paths.contact.to(m.posts_suggest_subject())} variant="secondary">
            {m.posts_suggest()}
          </ButtonLink>
        </Action>
      </Stack>
    </Section>
  );
}

interface ActionProps {
  words: Record<'title' | 'description', string>;
  size?: 2 | 3 | undefined;
  children: ReactNode;
}

function Action({ words, size = 3, children }: ActionProps) {
  const id = useId();
  return (
    <Stack
      as="section"
      gap={2}
      align="start"
      pack="start"
      aria-labelledby={id}
      className={styles.action}
    >
      <h2 id={id} className={textStyle({ size })}>
        {words.title}
      </h2>
      <p className={textStyle({ tone: 'muted', measure: 28 })}>{words.description}</p>
      {children}
    </Stack>
  );
}
