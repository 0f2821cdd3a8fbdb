import type { BlogColor, BlogPost, PageContent } from '@vitrine/contracts';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FilterPills } from '../../../components/ui/filter-pills.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { type ArticleFilter, matchesText, readFilter, writeFilter } from '../article-filter.ts';
import { categoryOf, groupByCategory } from '../categories.ts';
import { ArticleItem } from './article-item.tsx';
import styles from './article-search.module.css';

interface ArticleSearchProps {
  posts: readonly BlogPost[];
  content: PageContent<'blog'> | undefined;
}

/** Every article, narrowed by what the address says. */
export function ArticleSearch({ posts, content }: ArticleSearchProps) {
  const [address, change] = useAddress();
  const filter = readFilter(address);
  const setFilter = (changed: Partial<ArticleFilter>) =>
    change(writeFilter({ ...filter, ...changed }));
  const found = posts.filter(
    (post) =>
      matchesText(post, filter.text) &&
      (!filter.category || categoryOf(content, post.color).color === filter.category),
  );
  return (
    <Section space="small">
      <div className={styles.filters}>
        <SearchField
          label={m.blog_search()}
          value={filter.text}
          onChange={(text) => setFilter({ text })}
        />
        <FilterPills<BlogColor | ''>
          label={m.blog_category_filter()}
          options={categoryOptions(content, posts)}
          value={filter.category ?? ''}
          onChange={(category) => setFilter({ category: category || undefined })}
        />
      </div>
      <p className={styles.count} role="status">
        {m.blog_all_count({ count: found.length })}
      </p>
      {found.map((post) => (
        <div key={post.id} className={styles.row}>
          <ArticleItem post={post} category={categoryOf(content, post.color)} heading="h2" />
        </div>
      ))}
      {found.length === 0 ? (
        <EmptyState
          title={m.blog_all_empty_title()}
          hint={m.blog_all_empty_hint()}
          heading="h2"
          action={
            <Button
              variant="secondary"
              onClick={() => setFilter({ text: '', category: undefined })}
            >
              {m.blog_all_reset()}
            </Button>
          }
        />
      ) : null}
    </Section>
  );
}

function categoryOptions(content: ArticleSearchProps['content'], posts: readonly BlogPost[]) {
  const named = groupByCategory(content, posts).map(({ color, name }) => ({
    value: color,
    label: name,
  }));
  return [{ value: '' as const, label: m.blog_category_all() }, ...named];
}
