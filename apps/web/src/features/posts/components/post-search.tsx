import type { PageContent, PostColor, PublishedPost } from '@vitrine/contracts';
import { cx } from '#components/cx.ts';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { Button } from '#components/ui/button.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useAddress } from '#lib/use-address.ts';
import { type MorePages, useLoadOn } from '#lib/use-load-on.ts';
import { useTypedText } from '#lib/use-typed-text.ts';
import { m } from '#messages';
import { type Category, categoryOf, inOrder } from '../categories.ts';
import {
  type PublishedFilter,
  readFilter,
  usePublishedPosts,
  writeFilter,
} from '../published-posts.ts';
import { PostLink, PostMeta, PostTags } from './post-meta.tsx';
import styles from './post-search.module.css';
import { NoPosts, NotLoaded } from './posts-loaded.tsx';

interface MorePostsProps {
  query: MorePages;
  /** How many are in the page. */
  count: number;
}

/** Loads more when scrolled near; the button is for keyboards and after a failure. */
function MorePosts({ query, count }: MorePostsProps) {
  const { element, load, failed: hasFailed } = useLoadOn<HTMLDivElement>(query, count);
  return (
    <Stack gap={2} align="center" within={4} line="above" ref={element}>
      {hasFailed ? <p role="alert">{m.posts_all_more_failed()}</p> : null}
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={load}>
        {query.isFetchingNextPage ? m.list_more_loading() : m.list_more()}
      </Button>
    </Stack>
  );
}

/** Width to height, as the style has it. */
const COVER_RATIO = 4 / 3;

interface PostItemProps {
  post: PublishedPost;
  category: Category;
  /** One below the heading that the list is under. */
  heading?: 'h2' | 'h3' | undefined;
}

/** One post of a list, between two hairlines, beside its cover where it has one. */
export function PostItem({ post, category, heading: Heading = 'h3' }: PostItemProps) {
  return (
    <Stack
      as="article"
      gap={1.5}
      within={3}
      line="above"
      className={cx('around', post.cover ? styles.covered : undefined)}
    >
      <Heading className={textStyle({ size: 3 }, styles.title)}>
        <PostLink post={post} />
      </Heading>
      <p lang={post.locale} className={textStyle({ tone: 'muted', measure: 'text' })}>
        {post.description}
      </p>
      <PostMeta post={post} category={category} />
      <PostTags tags={post.tags} />
      {post.cover ? (
        <Picture
          src={post.cover}
          alt={post.cover_alt}
          sizes="9rem"
          ratio={COVER_RATIO}
          className={cx('cover rounded', styles.cover)}
        />
      ) : null}
    </Stack>
  );
}

/** The tag that the list is narrowed to, and the way back. */
function ChosenTag({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  return (
    <div>
      <Button variant="secondary" size="small" onClick={onRemove}>
        {m.posts_tag_remove({ tag })}
      </Button>
    </div>
  );
}

interface PostListProps {
  filter: PublishedFilter;
  content: PageContent<'blog'> | undefined;
  /** Clears the filter. */
  onReset: () => void;
}

/** The posts that a filter leaves, more of them as one scrolls (FRM-02). */
function PostList({ filter, content, onReset }: PostListProps) {
  const query = usePublishedPosts(filter);
  if (!query.data) return <NotLoaded query={query} />;
  const articles = query.data.pages.flatMap(({ items }) => items);
  if (articles.length === 0) return <NoPost filter={filter} onReset={onReset} />;
  const count = articles.length;
  return (
    <div aria-busy={query.isPlaceholderData}>
      <p className={textStyle({ tone: 'muted', size: 'small', below: 2 })} role="status">
        {query.hasNextPage ? m.posts_all_so_far({ count }) : m.posts_all_count({ count })}
      </p>
      {articles.map((article) => (
        <div key={article.id} className={styles.row}>
          <PostItem heading="h2" post={article} category={categoryOf(content, article.color)} />
        </div>
      ))}
      {query.hasNextPage ? <MorePosts query={query} count={count} /> : null}
    </div>
  );
}

function NoPost({ filter, onReset }: Pick<PostListProps, 'filter' | 'onReset'>) {
  if (!filter.text.trim() && !filter.category && !filter.tag) return <NoPosts />;
  return (
    <EmptyState
      title={m.posts_all_empty_title()}
      hint={m.posts_all_empty_hint()}
      heading="h2"
      action={
        <Button variant="secondary" onClick={onReset}>
          {m.posts_all_reset()}
        </Button>
      }
    />
  );
}

const EVERYTHING: PublishedFilter = { text: '', category: undefined, tag: '' };

/** Every post, narrowed by what the address says; the server looks for them. */
export function PostSearch({ content }: { content: PageContent<'blog'> | undefined }) {
  const [address, change] = useAddress();
  const filter = readFilter(address);
  const setFilter = (changed: Partial<PublishedFilter>) =>
    change(writeFilter({ ...filter, ...changed }));
  const [text, type] = useTypedText(filter.text, (text) => setFilter({ text }));
  return (
    <Section space="small">
      <Stack gap={3} below={4} className={styles.filters}>
        <SearchField label={m.posts_search()} value={text} onChange={type} />
        <FilterPills<PostColor | ''>
          label={m.posts_category_filter()}
          options={categoryOptions(content)}
          value={filter.category ?? ''}
          onChange={(category) => setFilter({ text, category: category || undefined })}
        />
        {filter.tag ? <ChosenTag tag={filter.tag} onRemove={() => setFilter({ tag: '' })} /> : null}
      </Stack>
      <PostList filter={filter} content={content} onReset={() => setFilter(EVERYTHING)} />
    </Section>
  );
}

function categoryOptions(content: PageContent<'blog'> | undefined) {
  const named = inOrder(content).map(({ color, name }) => ({ value: color, label: name }));
  return [{ value: '' as const, label: m.posts_category_all() }, ...named];
}
