import type { PostSummary } from '@vitrine/contracts';
import { Stack } from '#components/layout/primitives.tsx';
import { searchFilter, useOwnFilters } from '#components/list/filters.ts';
import { ListBody } from '#components/list/list-body.tsx';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useList } from '#lib/list-query.ts';
import { m } from '#messages';
import styles from './post-picker.module.css';

const FILTERS = { q: searchFilter(m.admin_posts_insert_post_search) };
const WORDS = {
  loading: m.admin_posts_loading,
  failed: m.posts_error_message,
  more: m.list_show_more,
  moreLoading: m.ui_loading,
  moreFailed: m.admin_posts_more_failed,
};

interface PostPickerProps {
  onClose: () => void;
  onChoose: (post: PostSummary) => void;
}

/** The posts that visitors can read, to link to one of them. */
export function PostPicker({ onClose, onChoose }: PostPickerProps) {
  const filters = useOwnFilters(FILTERS);
  const list = useList('posts.list', { ...filters.query, status: 'published' });
  return (
    <Dialog open size="medium" title={m.admin_posts_insert_post()} onOpenChange={onClose}>
      <Stack gap={2}>
        <ListToolbar filters={filters} list={list} count={m.admin_posts_count} />
        <ListBody
          list={list}
          words={WORDS}
          skeleton={<Skeleton shape="block" count={4} />}
          empty={{
            heading: 'p',
            title: m.admin_posts_empty(),
            hint: filters.isActive ? m.admin_posts_empty_search() : m.admin_posts_empty_first(),
          }}
        >
          {(posts) => (
            <Stack as="ul" role="list" aria-label={m.admin_posts_insert_post_list()}>
              {posts.map((post) => (
                <li key={post.id}>
                  <button
                    type="button"
                    className={textStyle({ wrap: 'anywhere' }, styles.article)}
                    onClick={() => onChoose(post)}
                  >
                    {post.title}
                  </button>
                </li>
              ))}
            </Stack>
          )}
        </ListBody>
      </Stack>
    </Dialog>
  );
}
