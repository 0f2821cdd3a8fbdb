import type { LibraryItem } from '@vitrine/contracts';
import { m } from '#messages';
import { type Filters, searchFilter } from '../../../components/list/filters.ts';
import { ListBody } from '../../../components/list/list-body.tsx';
import { ListToolbar } from '../../../components/list/list-toolbar.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useList } from '../../../lib/list-query.ts';
import { PictureGrid } from './picture-grid.tsx';

export const LIBRARY_FILTERS = { q: searchFilter(m.admin_library_search) };
const WORDS = {
  loading: m.ui_loading,
  failed: m.admin_library_failed,
  more: m.list_show_more,
  moreLoading: m.ui_loading,
  moreFailed: m.admin_library_more_failed,
};

interface LibraryShelfProps {
  filters: Filters<typeof LIBRARY_FILTERS>;
  actionOf: (title: string) => string;
  chosen?: string | undefined;
  onChoose: (item: LibraryItem) => void;
}

/** The uploaded pictures, searched on the server, more of them as one scrolls. */
export function LibraryShelf({ filters, actionOf, chosen, onChoose }: LibraryShelfProps) {
  const list = useList('library.list', filters.query);
  return (
    <>
      <ListToolbar filters={filters} list={list} count={m.admin_library_count} />
      <ListBody
        list={list}
        words={WORDS}
        skeleton={<Skeleton shape="block" count={4} />}
        empty={
          filters.isActive
            ? {
                heading: 'p',
                title: m.admin_library_no_match(),
                hint: m.admin_library_no_match_hint(),
              }
            : { heading: 'p', title: m.admin_library_empty(), hint: m.admin_library_empty_hint() }
        }
      >
        {(items) => (
          <PictureGrid
            label={m.admin_library_title()}
            pictures={items.map(gridPicture)}
            actionOf={({ title }) => actionOf(title)}
            chosen={chosen}
            onChoose={({ item }) => onChoose(item)}
          />
        )}
      </ListBody>
    </>
  );
}

const gridPicture = (item: LibraryItem) => ({
  item,
  url: item.url,
  title: titleOf(item),
  note: item.uses > 0 ? m.admin_library_used({ count: item.uses }) : m.admin_library_unused(),
});

/** What a picture is called; the file's name where nobody gave it one. */
export const titleOf = ({ title, file }: Pick<LibraryItem, 'title' | 'file'>): string =>
  title.trim() || file || m.admin_library_untitled();
