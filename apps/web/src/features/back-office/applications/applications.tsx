import { useEffect } from 'react';
import { m } from '#messages';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { changedSearch, useAddress } from '../../../lib/use-address.ts';
import { isFiltered, readFilter } from './application-filter.ts';
import { ApplicationFilters } from './application-filters.tsx';
import { ApplicationSheet } from './application-sheet.tsx';
import { ApplicationsList } from './applications-list.tsx';
import { useApplications } from './use-applications.ts';

const EVERYTHING = { q: '', kind: '', status: '' };

/** The applications, narrowed by what the address says; one of them open over the list. */
export function Applications() {
  const [address, change] = useAddress();
  const filter = readFilter(address);
  const query = useApplications(filter);
  const applications = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const chosen = address.get('application');
  useMoreToRead(query, applications.at(-1)?.id === chosen);
  const to = (id: string) => ({ search: changedSearch(address, { application: id }).toString() });
  return (
    <>
      <ApplicationFilters filter={filter} onChange={change} />
      <p role="status">
        <VisuallyHidden>
          {query.data && !query.isPlaceholderData && !query.hasNextPage
            ? m.admin_applications_count({ count: applications.length })
            : ''}
        </VisuallyHidden>
      </p>
      <ApplicationsList
        query={query}
        applications={applications}
        to={to}
        onReset={isFiltered(filter) ? () => change(EVERYTHING) : undefined}
      />
      {chosen ? <ApplicationSheet id={chosen} among={applications} to={to} /> : null}
    </>
  );
}

/** Who reads one application after the other does not come to an end where a page ends. */
function useMoreToRead(query: ReturnType<typeof useApplications>, atLast: boolean) {
  const { hasNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (atLast && hasNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [atLast, hasNextPage, fetchNextPage]);
}
