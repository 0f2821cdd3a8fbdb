import { m } from '#messages';
import { SearchField } from '../../../components/ui/search-field.tsx';
import type { AddressChange } from '../../../lib/use-address.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { FilterSelect } from '../components/filter-select.tsx';
import type { MessageFilter } from './message-filter.ts';
import { statusOptions, typeOptions } from './message-words.ts';

interface MessageFiltersProps {
  filter: MessageFilter;
  onChange: (change: AddressChange) => void;
}

export function MessageFilters({ filter, onChange }: MessageFiltersProps) {
  const [text, type] = useTypedText(filter.text, (q) => onChange({ q }));
  return (
    <FilterBar>
      <SearchField label={m.admin_messages_search()} value={text} onChange={type} />
      <FilterSelect
        name="type"
        label={m.admin_messages_type()}
        all={m.admin_messages_type_all()}
        options={typeOptions()}
        value={filter.type ?? ''}
        onChange={(chosen) => onChange({ q: text, type: chosen })}
      />
      <FilterSelect
        name="status"
        label={m.admin_messages_status()}
        all={m.admin_messages_status_all()}
        options={statusOptions()}
        value={filter.status ?? ''}
        onChange={(chosen) => onChange({ q: text, status: chosen })}
      />
    </FilterBar>
  );
}
