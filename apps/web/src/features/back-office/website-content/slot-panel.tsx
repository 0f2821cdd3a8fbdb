import { Plus } from 'lucide-react';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { TableSkeleton } from '#components/list/list-body.tsx';
import { Button } from '#components/ui/button.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { typeWords } from '../components/content-words.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { EntryTable } from './entry-table.tsx';
import { type ContentItem, findItems, type Slot } from './slots.ts';

interface SlotPanelProps {
  slot: Slot;
  search: string;
  onSearch: (search: string) => void;
  onAdd: () => void;
  onEdit: (item: ContentItem) => void;
  onDelete: (item: ContentItem) => void;
}

/** One tab: its search, the way to add, and its entries. */
export function SlotPanel({ slot, search, onSearch, onAdd, ...actions }: SlotPanelProps) {
  const { type, items = [], state } = slot;
  if (state === 'failed') return null;
  const add = (
    <Button onClick={onAdd}>
      <Plus size={18} aria-hidden="true" />
      {typeWords(type).add}
    </Button>
  );
  return (
    <>
      <FilterBar>
        <SearchField label={typeWords(type).search} value={search} onChange={onSearch} />
        {add}
      </FilterBar>
      {state === 'loading' ? (
        <LoadingState>
          <TableSkeleton />
        </LoadingState>
      ) : (
        <EntryTable
          type={type}
          items={findItems(items, type, search)}
          searched={items.length > 0}
          {...actions}
        />
      )}
    </>
  );
}
