import type { BlogPost } from '@vitrine/contracts';
import { m } from '#messages';
import { FilterPills } from '../../../components/ui/filter-pills.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { chosenOption } from '../components/chosen-option.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { StatCards } from '../components/stat-cards.tsx';
import styles from './blog-management.module.css';
import { countPosts, findPosts } from './posts.ts';
import { PostsTable } from './posts-table.tsx';

/** Every post, drafts too (ABL-01). */
export function BlogManagement({ posts }: { posts: readonly BlogPost[] }) {
  const [address, change] = useAddress();
  const search = address.get('q') ?? '';
  const status = chosenOption(statusOptions(), address.get('status'));
  return (
    <>
      <div className={styles.stats}>
        <StatCards stats={statsOf(posts)} />
      </div>
      <FilterBar>
        <SearchField label={m.admin_blog_search()} value={search} onChange={(q) => change({ q })} />
        <FilterPills
          label={m.admin_blog_filter()}
          options={statusOptions()}
          value={status}
          onChange={(chosen) => change({ status: chosen })}
        />
      </FilterBar>
      <PostsTable posts={findPosts(posts, status, search)} searching={search.trim() !== ''} />
    </>
  );
}

function statsOf(posts: readonly BlogPost[]) {
  const { total, published, drafts, content } = countPosts(posts);
  return [
    { label: m.admin_blog_stat_total(), value: total },
    { label: m.admin_blog_stat_published(), value: published },
    { label: m.admin_blog_stat_drafts(), value: drafts },
    { label: m.admin_blog_stat_content(), value: content },
  ];
}

const statusOptions = () => [
  { value: '', label: m.admin_blog_filter_all() },
  { value: 'published', label: m.admin_blog_filter_published() },
  { value: 'draft', label: m.admin_blog_filter_draft() },
];
