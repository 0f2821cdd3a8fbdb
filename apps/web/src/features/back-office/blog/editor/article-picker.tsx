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
import styles from './article-picker.module.css';

const FILTERS = { q: searchFilter(m.admin_blog_insert_article_search) };
const WORDS = {
  loading: m.admin_blog_loading,
  failed: m.blog_error_message,
  more: m.list_show_more,
  moreLoading: m.ui_loading,
  moreFailed: m.admin_blog_more_failed,
};

interface ArticlePickerProps {
  onClose: () => void;
  onChoose: (article: PostSummary) => void;
}

/** The articles that visitors can read, to link to one of them. */
export function ArticlePicker({ onClose, onChoose }: ArticlePickerProps) {
  const filters = useOwnFilters(FILTERS);
  const list = useList('posts.list', { ...filters.query, status: 'published' });
  return (
    <Dialog open size="medium" title={m.admin_blog_insert_article()} onOpenChange={onClose}>
      <Stack gap={2}>
        <ListToolbar filters={filters} list={list} count={m.admin_blog_count} />
        <ListBody
          list={list}
          words={WORDS}
          skeleton={<Skeleton shape="block" count={4} />}
          empty={{
            heading: 'p',
            title: m.admin_blog_empty(),
            hint: filters.isActive ? m.admin_blog_empty_search() : m.admin_blog_empty_first(),
          }}
        >
          {(articles) => (
            <Stack as="ul" role="list" aria-label={m.admin_blog_insert_article_list()}>
              {articles.map((article) => (
                <li key={article.id}>
                  <button
                    type="button"
                    className={textStyle({ wrap: 'anywhere' }, styles.article)}
                    onClick={() => onChoose(article)}
                  >
                    {article.title}
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
