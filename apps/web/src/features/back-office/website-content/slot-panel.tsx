import { Plus } from 'lucide-react';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { TableSkeleton } from '../components/table-skeleton.tsx';
import type { EditedRecord } from '../records/edited-record.ts';
import { findItems } from './content-item.ts';
import { ContentTable } from './content-table.tsx';
import { kindWords } from './kind-words.ts';
import { slotWords } from './slot-words.ts';
import type { Slot } from './use-slots.ts';

interface SlotPanelProps {
  slot: Slot;
  search: string;
  onSearch: (search: string) => void;
  onAdd: () => void;
  onOpen: (record: EditedRecord, act: 'edit' | 'delete') => void;
}

/** One tab: its search, the way to add, and its entries. */
export function SlotPanel({ slot, search, onSearch, onAdd, onOpen }: SlotPanelProps) {
  const { type, items = [], state } = slot;
  if (state === 'failed') return null;
  const add = (
    <Button onClick={onAdd}>
      <Plus size={18} aria-hidden="true" />
      {kindWords[type].add()}
    </Button>
  );
  return (
    <>
      <FilterBar>
        <SearchField label={slotWords[type].search()} value={search} onChange={onSearch} />
        {add}
      </FilterBar>
      {state === 'loading' ? (
        <LoadingState>
          <TableSkeleton />
        </LoadingState>
      ) : (
        <ContentTable
          type={type}
          items={findItems(items, type, search)}
          searched={items.length > 0}
          onOpen={onOpen}
        />
      )}
    </>
  );
}
