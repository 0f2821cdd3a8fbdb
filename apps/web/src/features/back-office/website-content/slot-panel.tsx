import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { TableSkeleton } from '../components/table-skeleton.tsx';
import { findItems } from './content-item.ts';
import { ContentTable } from './content-table.tsx';
import { slotWords } from './slot-words.ts';
import type { Slot } from './use-slots.ts';

interface SlotPanelProps {
  slot: Slot;
  search: string;
  onSearch: (search: string) => void;
}

/** One tab: its search and its entries. */
export function SlotPanel({ slot, search, onSearch }: SlotPanelProps) {
  const { type, items = [], state } = slot;
  if (state === 'failed') return null;
  return (
    <>
      <FilterBar>
        <SearchField label={slotWords[type].search()} value={search} onChange={onSearch} />
      </FilterBar>
      {state === 'loading' ? (
        <LoadingState>
          <TableSkeleton />
        </LoadingState>
      ) : (
        <ContentTable type={type} items={findItems(items, type, search)} />
      )}
    </>
  );
}
