import { m } from '#messages';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { isFiltered, readFilter } from './activity-filter.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityList } from './activity-list.tsx';
import { useActivity } from './use-activity.ts';

const EVERYTHING = { actor: '', subject: '', id: '' };

/** What administrators did, narrowed by what the address says. */
export function Activity() {
  const [address, change] = useAddress();
  const filter = readFilter(address);
  const query = useActivity(filter);
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <ActivityFilters filter={filter} entries={entries} onChange={change} />
      <p role="status">
        <VisuallyHidden>
          {query.data && !query.isPlaceholderData && !query.hasNextPage
            ? m.admin_activity_count({ count: entries.length })
            : ''}
        </VisuallyHidden>
      </p>
      <ActivityList
        query={query}
        entries={entries}
        onReset={isFiltered(filter) ? () => change(EVERYTHING) : undefined}
      />
    </>
  );
}
