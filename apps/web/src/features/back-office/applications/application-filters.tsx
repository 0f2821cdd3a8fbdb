import { m } from '#messages';
import { FilterPills } from '../../../components/ui/filter-pills.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { AddressChange } from '../../../lib/use-address.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { FilterSelect } from '../components/filter-select.tsx';
import { type ApplicationFilter, queryOf, searchOf } from './application-filter.ts';
import styles from './application-filters.module.css';
import { kindOptions, statusOptions } from './application-words.ts';
import { ExportApplications } from './export-applications.tsx';

interface ApplicationFiltersProps {
  filter: ApplicationFilter;
  onChange: (change: AddressChange) => void;
}

export function ApplicationFilters({ filter, onChange }: ApplicationFiltersProps) {
  const [text, type] = useTypedText(filter.text, (q) => onChange({ q }));
  return (
    <FilterBar>
      <SearchField label={m.admin_applications_search()} value={text} onChange={type} />
      <FilterSelect
        name="kind"
        label={m.admin_applications_kind()}
        all={m.admin_applications_kind_all()}
        options={kindOptions()}
        value={filter.kind ?? ''}
        onChange={(kind) => onChange({ q: text, kind })}
      />
      <ExportApplications query={queryOf(filter)} />
      <div className={styles.statuses}>
        <FilterPills
          label={m.admin_applications_status()}
          options={useStatusPills(filter)}
          value={filter.status ?? ''}
          onChange={(status) => onChange({ q: text, status })}
        />
      </div>
    </FilterBar>
  );
}

/** Each status with how many of what is looked for stand there. */
function useStatusPills(filter: ApplicationFilter) {
  const { data: counts } = useEndpoint('admin.applications.counts', { query: searchOf(filter) });
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count);
  return [
    { value: '', label: m.admin_applications_status_all(), count: all },
    ...statusOptions().map((option) => ({ ...option, count: counts?.[option.value] })),
  ];
}
