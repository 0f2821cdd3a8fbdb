import { Plus } from 'lucide-react';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { typeWords } from '../components/content-words.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { TableSkeleton } from '../components/table-skeleton.tsx';
import type { EditedRecord } from '../records/edited-record.ts';
import { findItems } from './content-item.ts';
import { EntryTable } from './entry-table.tsx';
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
          onOpen={onOpen}
        />
      )}
    </>
  );
}
