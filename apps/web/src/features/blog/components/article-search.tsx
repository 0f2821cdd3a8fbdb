import type { BlogColor, PageContent } from '@vitrine/contracts';
import { m } from '#messages';
import { Stack } from '../../../components/layout/primitives.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { FilterPills } from '../../../components/ui/filter-pills.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { type ArticleFilter, readFilter, writeFilter } from '../article-filter.ts';
import { inOrder } from '../categories.ts';
import { ArticleList } from './article-list.tsx';
import styles from './article-search.module.css';

const EVERYTHING: ArticleFilter = { text: '', category: undefined };

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
      </Stack>
      <ArticleList filter={filter} content={content} onReset={() => setFilter(EVERYTHING)} />
    </Section>
  );
}

function categoryOptions(content: PageContent<'blog'> | undefined) {
  const named = inOrder(content).map(({ color, name }) => ({ value: color, label: name }));
  return [{ value: '' as const, label: m.blog_category_all() }, ...named];
}
