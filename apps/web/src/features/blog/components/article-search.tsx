import type { ArticleSummary, BlogColor, PageContent } from '@vitrine/contracts';
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
import { type ArticleFilter, readFilter, useArticles, writeFilter } from '../articles.ts';
import { type Category, categoryOf, inOrder } from '../categories.ts';
import { ArticleLink, ArticleMeta, ArticleTags } from './article-meta.tsx';
import styles from './article-search.module.css';
import { NoArticles, NotLoaded } from './posts-loaded.tsx';

interface MoreArticlesProps {
  query: MorePages;
  /** How many are in the page. */
  count: number;
}

/** Loads more when scrolled near; the button is for keyboards and after a failure. */
function MoreArticles({ query, count }: MoreArticlesProps) {
  const { element, load, failed: hasFailed } = useLoadOn<HTMLDivElement>(query, count);
  return (
    <Stack gap={2} align="center" within={4} line="above" ref={element}>
      {hasFailed ? <p role="alert">{m.blog_all_more_failed()}</p> : null}
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={load}>
        {query.isFetchingNextPage ? m.list_more_loading() : m.list_more()}
      </Button>
    </Stack>
  );
}

/** Width to height, as the style has it. */
const COVER_RATIO = 4 / 3;

interface ArticleItemProps {
  post: ArticleSummary;
  category: Category;
  /** One below the heading that the list stands under. */
  heading?: 'h2' | 'h3' | undefined;
}

/** One article of a list, between two hairlines, beside its cover where it has one. */
export function ArticleItem({ post, category, heading: Heading = 'h3' }: ArticleItemProps) {
  return (
    <Stack
      as="article"
      gap={1.5}
      within={3}
      line="above"
      className={cx('around', post.cover ? styles.covered : undefined)}
    >
      <Heading className={textStyle({ size: 3 }, styles.title)}>
        <ArticleLink post={post} />
      </Heading>
      <p className={textStyle({ tone: 'muted', measure: 'text' })}>{post.description}</p>
      <ArticleMeta post={post} category={category} />
      <ArticleTags tags={post.tags} />
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
        {m.blog_tag_remove({ tag })}
      </Button>
    </div>
  );
}

interface ArticleListProps {
  filter: ArticleFilter;
  content: PageContent<'blog'> | undefined;
  /** Clears the filter. */
  onReset: () => void;
}

/** The articles that a filter leaves, more of them as one scrolls (FRM-02). */
function ArticleList({ filter, content, onReset }: ArticleListProps) {
  const query = useArticles(filter);
  if (!query.data) return <NotLoaded query={query} />;
  const articles = query.data.pages.flatMap(({ items }) => items);
  if (articles.length === 0) return <NoArticle filter={filter} onReset={onReset} />;
  const count = articles.length;
  return (
    <div aria-busy={query.isPlaceholderData}>
      <p className={textStyle({ tone: 'muted', size: 'small', below: 2 })} role="status">
        {query.hasNextPage ? m.blog_all_so_far({ count }) : m.blog_all_count({ count })}
      </p>
      {articles.map((article) => (
        <div key={article.id} className={styles.row}>
          <ArticleItem heading="h2" post={article} category={categoryOf(content, article.color)} />
        </div>
      ))}
      {query.hasNextPage ? <MoreArticles query={query} count={count} /> : null}
    </div>
  );
}

function NoArticle({ filter, onReset }: Pick<ArticleListProps, 'filter' | 'onReset'>) {
  if (!filter.text.trim() && !filter.category && !filter.tag) return <NoArticles />;
  return (
    <EmptyState
      title={m.blog_all_empty_title()}
      hint={m.blog_all_empty_hint()}
      heading="h2"
      action={
        <Button variant="secondary" onClick={onReset}>
          {m.blog_all_reset()}
        </Button>
      }
    />
  );
}

const EVERYTHING: ArticleFilter = { text: '', category: undefined, tag: '' };

/** Every article, narrowed by what the address says; the server looks for them. */
export function ArticleSearch({ content }: { content: PageContent<'blog'> | undefined }) {
  const [address, change] = useAddress();
  const filter = readFilter(address);
  const setFilter = (changed: Partial<ArticleFilter>) =>
    change(writeFilter({ ...filter, ...changed }));
  const [text, type] = useTypedText(filter.text, (text) => setFilter({ text }));
  return (
    <Section space="small">
      <Stack gap={3} below={4} className={styles.filters}>
        <SearchField label={m.blog_search()} value={text} onChange={type} />
        <FilterPills<BlogColor | ''>
          label={m.blog_category_filter()}
          options={categoryOptions(content)}
          value={filter.category ?? ''}
          onChange={(category) => setFilter({ text, category: category || undefined })}
        />
        {filter.tag ? <ChosenTag tag={filter.tag} onRemove={() => setFilter({ tag: '' })} /> : null}
      </Stack>
      <ArticleList filter={filter} content={content} onReset={() => setFilter(EVERYTHING)} />
    </Section>
  );
}

function categoryOptions(content: PageContent<'blog'> | undefined) {
  const named = inOrder(content).map(({ color, name }) => ({ value: color, label: name }));
  return [{ value: '' as const, label: m.blog_category_all() }, ...named];
}
