import { useState } from 'react';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { FilterPills } from '../../../components/ui/filter-pills.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { type AddressChange, useAddress } from '../../../lib/use-address.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import styles from './blog-management.module.css';
import { useEditedPost } from './edited-post.ts';
import { PostDialog } from './editor/post-dialog.tsx';
import { PostFigures } from './post-figures.tsx';
import { type PostFilter, readFilter } from './post-filter.ts';
import { PostsList } from './posts-list.tsx';
import { usePosts } from './use-posts.ts';

/** Every post, drafts too, narrowed by what the address says (ABL-01). */
export function BlogManagement() {
  const [address, change] = useAddress();
  const filter = readFilter(address);
  const query = usePosts(filter);
  const edited = useEditedPost();
  const [failure, setFailure] = useState('');
  const counts = query.data?.pages.at(-1)?.counts;
  const stale = query.isRefetchError ? m.admin_blog_failed() : '';
  return (
    <>
      {counts || query.isPending ? <PostFigures counts={counts} /> : null}
      <PostFilters filter={filter} onChange={change} />
      {failure || stale ? (
        <div className={styles.failure}>
          <Alert tone="danger">{failure || stale}</Alert>
        </div>
      ) : null}
      <PostsList query={query} filter={filter} onChange={change} onFailure={setFailure} />
      {edited.chosen === undefined ? null : (
        <PostDialog
          key={edited.chosen}
          id={edited.chosen || undefined}
          onClose={() => {
            setFailure('');
            edited.close();
          }}
          onFailure={setFailure}
        />
      )}
    </>
  );
}

interface PostFiltersProps {
  filter: PostFilter;
  onChange: (change: AddressChange) => void;
}

function PostFilters({ filter, onChange }: PostFiltersProps) {
  const [text, type] = useTypedText(filter.text, (q) => onChange({ q }));
  return (
    <FilterBar>
      <SearchField label={m.admin_blog_search()} value={text} onChange={type} />
      <FilterPills
        label={m.admin_blog_filter()}
        options={statusOptions()}
        value={filter.status ?? ''}
        onChange={(status) => onChange({ q: text, status })}
      />
    </FilterBar>
  );
}

const statusOptions = () => [
  { value: '', label: m.admin_blog_filter_all() },
  { value: 'published', label: m.admin_blog_filter_published() },
  { value: 'draft', label: m.admin_blog_filter_draft() },
];
