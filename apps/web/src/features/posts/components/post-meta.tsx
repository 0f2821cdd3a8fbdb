import {
  type Post,
  type PostReference,
  type PostTitle,
  postDate,
  readingMinutes,
  receivedPost,
  tagKey,
} from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import look from '#components/ui/category.module.css';
import { textStyle } from '#components/ui/text-style.ts';
import { useCompanyTimeZone } from '#lib/company-time-zone.ts';
import { getLocale, languageName } from '#lib/locale.ts';
import { paths } from '#lib/paths.ts';
import { postPath } from '#lib/post-path.ts';
import { useWrittenLang } from '#lib/written-in.ts';
import { m } from '#messages';
import type { Category } from '../categories.ts';
import styles from './post-meta.module.css';

/** When a post was published and how long it takes, of lists or from the post itself. */
type Dated = Pick<PostTitle, 'created_at' | 'reading_minutes' | 'locale'> | Post;

/** Minutes to read it (BLG-04): the server's count where the text itself is missing. */
const minutesOf = (article: Dated): number =>
  'reading_minutes' in article
    ? article.reading_minutes
    : readingMinutes(receivedPost(article).sections);

interface PostMetaProps {
  post: Dated;
  /** Left out where the list is of one category. */
  category?: Category | undefined;
}

/** When it was published, how long it takes, and what it is about. */
export function PostMeta({ post, category }: PostMetaProps) {
  return (
    <Cluster
      as="p"
      className={textStyle({ tone: 'muted', size: 'small', leading: 'snug' }, styles.meta)}
    >
      <PublishedOn createdAt={post.created_at} />
      <span>{m.posts_minutes({ minutes: minutesOf(post) })}</span>
      {post.locale ? (
        <span>{m.posts_written_in({ language: languageName(post.locale) })}</span>
      ) : null}
      {category ? (
        <span
          lang={useWrittenLang()}
          className={textStyle({ tone: 'tint' }, look.category)}
          data-category={category.color}
        >
          {category.name}
        </span>
      ) : null}
    </Cluster>
  );
}

function PublishedOn({ createdAt }: { createdAt: Post['created_at'] }) {
  const date = postDate(createdAt, getLocale(), useCompanyTimeZone());
  return date && createdAt ? (
    <time dateTime={createdAt}>{date}</time>
  ) : (
    <span>{m.posts_recent()}</span>
  );
}

/** What it is about beside its category; each leads to the posts of its own. */
export function PostTags({ tags = [] }: { tags: readonly string[] | undefined }) {
  if (tags.length === 0) return null;
  return (
    <Cluster as="ul" gap={1.5} rowGap={0.5} role="list" aria-label={m.posts_tags()}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={paths.allPosts.tagged(tagKey(tag))}
            lang={useWrittenLang()}
            className={textStyle({ tone: 'second', size: 'small', quiet: true }, styles.tag)}
          >
            {tag}
          </Link>
        </li>
      ))}
    </Cluster>
  );
}

interface PostLinkProps {
  post: PostReference;
  className?: string | undefined;
}

/** The title of a post; a click anywhere in its entry, which is positioned, follows it. */
export function PostLink({ post, className }: PostLinkProps) {
  return (
    <Link
      to={postPath(post)}
      lang={post.locale}
      className={textStyle({ quiet: true, covers: true }, styles.link, className)}
    >
      {post.title}
    </Link>
  );
}

/** The lines of a short list. */
export function PostLines({ articles }: { articles: readonly PostTitle[] }) {
  return articles.map((post) => (
    <Stack as="li" gap={0.5} key={post.id} className="around">
      <PostLink post={post} className={textStyle({ weight: 'strong', leading: 'snug' })} />
      <PostMeta post={post} />
    </Stack>
  ));
}
