import {
  type PageContent,
  type Post,
  type PostReference,
  type PostTitle,
  type RelatedPosts,
  receivedPost,
} from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Container, Section } from '#components/layout/section.tsx';
import { Markdown } from '#components/markdown/markdown.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import look from '#components/ui/category.module.css';
import { Picture } from '#components/ui/picture.tsx';
import { ShareLinks } from '#components/ui/share-links.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { postPath } from '#lib/post-path.ts';
import { useCountedView } from '#lib/use-counted-view.ts';
import { useWrittenLang } from '#lib/written-in.ts';
import { m } from '#messages';
import { type Category, categoryPicture } from '../categories.ts';
import { PostLines, PostMeta, PostTags } from './post-meta.tsx';
import styles from './post-view.module.css';

interface SubscribeSectionProps {
  words: PageContent<'blog'>['newsletter'];
  /** The form, under the heading that names it. */
  children: ReactNode;
}

/** The newsletter, for anyone who has read to the end; the light part of the page. */
export function SubscribeSection({ words, children }: SubscribeSectionProps) {
  const heading = useId();
  return (
    <Section labelledBy={heading} tone="light" space="small" className="screen-only">
      <Stack gap={2} pack="start" className={styles.axis}>
        <h2 id={heading} className={textStyle({ size: 2 })}>
          {words.title}
        </h2>
        <p className={textStyle({ tone: 'muted', measure: 34 })}>{words.description}</p>
        {children}
      </Stack>
    </Section>
  );
}

/** What else to read: others of the article's category first. */
export function RelatedList({ articles }: { articles: readonly PostTitle[] }) {
  const heading = useId();
  if (articles.length === 0) return null;
  return (
    <Section labelledBy={heading} space="small" className="screen-only">
      <Stack gap={4} pack="start" className={styles.axis}>
        <h2 id={heading} className={textStyle({ size: 3 })}>
          {m.posts_related()}
        </h2>
        <Stack as="ul" gap={3} pack="start" className={styles.relatedList}>
          <PostLines articles={articles} />
        </Stack>
      </Stack>
    </Section>
  );
}

/** The post before and the one after, by date. */
export function PostNeighbours({ next, previous }: Omit<RelatedPosts, 'related'>) {
  if (!next && !previous) return null;
  return (
    <Container>
      <Stack
        as="nav"
        aria-label={m.posts_post_end()}
        className={cx(styles.axis, styles.neighbours, 'screen-only')}
      >
        {previous ? <Neighbour label={m.posts_previous()} post={previous} rel="prev" /> : null}
        {next ? <Neighbour label={m.posts_next()} post={next} rel="next" /> : null}
      </Stack>
    </Container>
  );
}

interface NeighbourProps {
  label: string;
  post: PostReference;
  rel: 'prev' | 'next';
}

function Neighbour({ label, post, rel }: NeighbourProps) {
  return (
    <Link
      to={postPath(post)}
      rel={rel}
      className={layoutClass(
        'stack',
        { gap: 1, pack: 'start', within: 3, line: 'above' },
        textStyle({ plain: true }, styles.neighbour),
      )}
    >
      <span className={textStyle({ tone: 'muted', size: 'small' })}>{label}</span>
      <span
        lang={post.locale}
        className={textStyle({ face: 'heading', size: 3 }, styles.neighbourTitle)}
      >
        {post.title}
      </span>
    </Link>
  );
}

interface BylineProps {
  author: Post['author'];
  /** The company's name, for everyone who works there. */
  company: string;
}

/** Who wrote it: someone of the team, or the company. */
function Byline({ author, company }: BylineProps) {
  const name = author?.name ?? company;
  if (!name) return null;
  return (
    <Row gap={1.5} align="center" above={1}>
      <Avatar name={name} src={author?.image} size="small" decorative />
      <p className={textStyle({ size: 'small', leading: 'snug' })}>
        <Link
          to={author ? paths.team.to() : paths.about.to()}
          rel="author"
          className={textStyle({ weight: 'strong', quiet: true }, styles.author)}
        >
          {name}
        </Link>
        {author?.role ? (
          <span className={textStyle({ tone: 'muted' }, styles.role)}>{author.role}</span>
        ) : null}
      </p>
    </Row>
  );
}

interface PostViewProps {
  post: Post;
  category: Category;
  /** The company's name; '' until it is known. */
  company: string;
  /** Left out where it is not for everyone yet. */
  sharedAt?: string | undefined;
  /** Where a read of it is reported, also before the app has started; left out where none counts. */
  viewed?: string | undefined;
}

/** A post: head, a strip of its category's map and the text, all on one axis. */
export function PostView({ post, category, company, sharedAt, viewed }: PostViewProps) {
  useCountedView(viewed);
  const sections = receivedPost(post).sections.map((text, place) => ({ text, place }));
  return (
    <article
      className={cx('backdrop', look.category, styles.article)}
      data-category={category.color}
      data-viewed={viewed}
    >
      <Container>
        <Stack as="header" gap={2} align="start" className={styles.axis}>
          <nav aria-label={m.page_path()}>
            <Link
              to={paths.blog.to()}
              className={layoutClass(
                'row',
                { align: 'center' },
                textStyle({ tone: 'second', size: 'small', quiet: true }, 'target'),
              )}
            >
              {m.layout_blog()}
            </Link>
          </nav>
          <span className={styles.icon} aria-hidden="true">
            {post.icon}
          </span>
          <h1 lang={useWrittenLang()} className={styles.title}>
            {post.title}
          </h1>
          <p
            lang={useWrittenLang()}
            className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 34 })}
          >
            {post.description}
          </p>
          <Byline author={post.author} company={company} />
          <PostMeta post={post} category={category} />
          <PostTags tags={post.tags} />
        </Stack>
        <Picture
          src={post.cover || categoryPicture(category.color)}
          alt={post.cover ? (post.cover_alt ?? '') : ''}
          sizes="(max-width: 60rem) and (min-resolution: 1.5dppx) 75vw, (max-width: 80rem) 100vw, 78rem"
          priority
          className={cx('cover rounded screen-only', styles.axis, styles.strip)}
        />
        <div lang={useWrittenLang()} className={cx(styles.axis, styles.text)} data-article-text="">
          {sections.map(({ text, place }) => (
            <Markdown key={place} text={text} className={styles.section} />
          ))}
        </div>
        {sharedAt ? (
          <div className={cx(styles.axis, styles.share)}>
            <ShareLinks title={post.title} path={sharedAt} />
          </div>
        ) : null}
      </Container>
    </article>
  );
}
