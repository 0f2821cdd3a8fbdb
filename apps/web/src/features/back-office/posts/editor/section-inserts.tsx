import { type PostSummary, readPicture } from '@vitrine/contracts';
import { FileText, Images, ImageUp } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { FileButton } from '#components/form/file-button.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { searchFilter, useOwnFilters } from '#components/list/filters.ts';
import { ListBody } from '#components/list/list-body.tsx';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useList } from '#lib/list-query.ts';
import { postPath } from '#lib/post-path.ts';
import { m } from '#messages';
import { LibraryPicker } from '../../library/library-picker.tsx';
import styles from './section-field.module.css';
import type { SectionText } from './section-text.ts';

interface SectionInsertsProps {
  number: number;
  text: RefObject<SectionText | null>;
  onFiles: (files: readonly File[]) => void;
}

/** What can be put into a section beside what one types. */
export function SectionInserts({ number, text, onFiles }: SectionInsertsProps) {
  const [choosing, setChoosing] = useState<'picture' | 'post'>();
  return (
    <Cluster as="fieldset" gap={1} aria-label={m.admin_posts_insert_tools({ number })}>
      <Button size="small" variant="ghost" onClick={() => setChoosing('picture')}>
        <Images size={16} aria-hidden="true" />
        {m.admin_posts_insert_library()}
      </Button>
      <FileButton
        size="small"
        variant="ghost"
        label={m.admin_posts_insert_files()}
        accept="image/*"
        multiple
        icon={<ImageUp size={16} aria-hidden="true" />}
        onChoose={(file, others) => onFiles([file, ...others])}
      />
      <Button size="small" variant="ghost" onClick={() => setChoosing('post')}>
        <FileText size={16} aria-hidden="true" />
        {m.admin_posts_insert_post()}
      </Button>
      {choosing === 'post' ? (
        <PostPicker
          onClose={() => setChoosing(undefined)}
          onChoose={(post) => {
            setChoosing(undefined);
            text.current?.insertLink(post.title, postPath(post));
          }}
        />
      ) : null}
      {choosing === 'picture' ? (
        <LibraryPicker
          onClose={() => setChoosing(undefined)}
          onChoose={(url, alt) => {
            setChoosing(undefined);
            const picture = { src: readPicture(url).src, alt, caption: '' };
            text.current?.insertPicture(text.current.placeAt(), picture, true);
          }}
        />
      ) : null}
    </Cluster>
  );
}

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
  onChoose: (article: PostSummary) => void;
}

/** The posts that visitors can read, to link to one of them. */
function PostPicker({ onClose, onChoose }: PostPickerProps) {
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
          {(articles) => (
            <Stack as="ul" role="list" aria-label={m.admin_posts_insert_post_list()}>
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
