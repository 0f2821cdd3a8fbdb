import type { AuditEntry } from '@vitrine/contracts';
import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { AddressChange } from '../../../lib/use-address.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { FilterSelect } from '../components/filter-select.tsx';
import { type ActivityFilter, queryOf } from './activity-filter.ts';
import { subjectOptions } from './activity-words.ts';
import { ExportActivity } from './export-activity.tsx';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  /** What is shown: whoever is among them can be chosen. */
  entries: readonly AuditEntry[];
  onChange: (change: AddressChange) => void;
}

export function ActivityFilters({ filter, entries, onChange }: ActivityFiltersProps) {
  return (
    <FilterBar>
      <FilterSelect
        name="actor"
        label={m.admin_activity_person()}
        all={m.admin_activity_person_all()}
        options={usePeople(filter.actor, entries)}
        value={filter.actor}
        onChange={(actor) => onChange({ actor })}
      />
      <FilterSelect
        name="subject"
        label={m.admin_activity_subject()}
        all={m.admin_activity_subject_all()}
        options={subjectOptions()}
        value={filter.subject ?? ''}
        onChange={(subject) => onChange({ subject, id: '' })}
      />
      {filter.id ? (
        <Button variant="ghost" size="small" onClick={() => onChange({ id: '' })}>
          {m.admin_activity_only_one_clear()}
        </Button>
      ) : null}
      <ExportActivity query={queryOf(filter)} />
    </FilterBar>
  );
}

/** Those who are administrators, and those who once were and did something that is shown. */
function usePeople(chosen: string, entries: readonly AuditEntry[]) {
  const { data } = useEndpoint('admin.users.list', { query: { role: 'admin' } });
  const known = [
    ...(data?.items ?? []).map(({ email }) => email),
    ...entries.map(({ actor }) => actor),
    chosen,
  ];
  return [...new Set(known)]
    .filter(Boolean)
    .sort()
    .map((value) => ({ value, label: value }));
}
