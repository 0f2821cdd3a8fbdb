import type { LibraryItem } from '@vitrine/contracts';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { Answered } from '../components/answered.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { LoadMore } from '../components/load-more.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { useLibrary } from './use-library.ts';

interface LibraryShelfProps {
  search: string;
  onSearch: (search: string) => void;
  actionOf: (title: string) => string;
  chosen?: string | undefined;
  onChoose: (item: LibraryItem) => void;
}

/** The uploaded pictures, searched on the server, more of them as one scrolls. */
export function LibraryShelf(props: LibraryShelfProps) {
  const { search, onSearch, actionOf, chosen, onChoose } = props;
  const [text, type] = useTypedText(search, onSearch);
  const query = useLibrary(search.trim());
  return (
    <>
      <FilterBar>
        <SearchField label={m.admin_library_search()} value={text} onChange={type} />
      </FilterBar>
      <Answered
        query={query}
        failed={m.admin_library_failed()}
        skeleton={<Skeleton shape="block" count={4} />}
      >
        {({ pages }) => {
          const pictures = pages.flatMap(({ items }) => items.map(gridPicture));
          if (pictures.length === 0) return <Nothing searched={search.trim() !== ''} />;
          return (
            <>
              <PictureGrid
                label={m.admin_library_title()}
                pictures={pictures}
                actionOf={({ title }) => actionOf(title)}
                chosen={chosen}
                onChoose={({ item }) => onChoose(item)}
              />
              {query.hasNextPage ? (
                <LoadMore
                  query={query}
                  count={pictures.length}
                  label={m.admin_library_more()}
                  busyLabel={m.admin_library_more_busy()}
                  failed={m.admin_library_more_failed()}
                />
              ) : null}
            </>
          );
        }}
      </Answered>
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

function Nothing({ searched }: { searched: boolean }) {
  return searched ? (
    <EmptyState title={m.admin_library_no_match()} hint={m.admin_library_no_match_hint()} />
  ) : (
    <EmptyState title={m.admin_library_empty()} hint={m.admin_library_empty_hint()} />
  );
}
