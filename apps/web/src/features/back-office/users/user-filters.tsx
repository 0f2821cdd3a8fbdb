import { m } from '#messages';
import { SearchField } from '../../../components/ui/search-field.tsx';
import type { AddressChange } from '../../../lib/use-address.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { FilterSelect } from '../components/filter-select.tsx';
import type { UserFilter } from './user-filter.ts';
import { roleOptions, statusOptions } from './user-words.ts';

interface UserFiltersProps {
  filter: UserFilter;
  onChange: (change: AddressChange) => void;
}

export function UserFilters({ filter, onChange }: UserFiltersProps) {
  const [text, type] = useTypedText(filter.text, (q) => onChange({ q }));
  return (
    <FilterBar>
      <SearchField label={m.admin_users_search()} value={text} onChange={type} />
      <FilterSelect
        name="role"
        label={m.admin_users_role()}
        all={m.admin_users_role_all()}
        options={roleOptions()}
        value={filter.role ?? ''}
        onChange={(role) => onChange({ q: text, role })}
      />
      <FilterSelect
        name="status"
        label={m.admin_users_status()}
        all={m.admin_users_status_all()}
        options={statusOptions()}
        value={filter.status ?? ''}
        onChange={(status) => onChange({ q: text, status })}
      />
    </FilterBar>
  );
}
