import { applicationKinds, applicationStatuses, type EndpointInput } from '@vitrine/contracts';
import { useEffect } from 'react';
import {
  pillsFilter,
  searchFilter,
  selectFilter,
  textFilter,
  useFilters,
} from '#components/list/filters.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { type List, useList } from '#lib/list-query.ts';
import { m } from '#messages';
import { ExportButton } from '../components/export-button.tsx';
import { loadedDialog, loadedPart } from '../components/loaded-part.tsx';
import { TableList } from '../components/table-list.tsx';
import { useOpened } from '../components/use-opened.ts';
import { useListKeys } from '../inbox/list-keys.ts';
import { PickAll, usePicked } from '../inbox/picking.tsx';
import { WhoseSelect, whoseQuery } from '../inbox/whose.tsx';
import type { ApplicationBulkProps } from './application-bulk.tsx';
import { applicationColumns } from './application-columns.tsx';
import type { ApplicationSheetProps } from './application-sheet.tsx';
import { applicationStatus, kindLabel } from './application-words.ts';

/** What is done with several at once comes with the first that is picked. */
const ApplicationBulk = loadedPart<ApplicationBulkProps>(
  'applications in bulk',
  async () => (await import('./application-bulk.tsx')).ApplicationBulk,
);

/** Reading and answering come with the first that is opened. */
const ApplicationSheet = loadedDialog<ApplicationSheetProps>(
  async () => (await import('./application-sheet.tsx')).ApplicationSheet,
  ({ id, among }) => ({
    title: among.find((one) => one.id === id)?.name ?? m.admin_applications_title(),
    kind: 'sheet',
  }),
);

const FILTERS = {
  q: searchFilter(m.admin_applications_search),
  kind: selectFilter({
    label: m.admin_applications_kind,
    all: m.admin_applications_kind_all,
    values: applicationKinds,
    nameOf: kindLabel,
  }),
  status: pillsFilter({
    label: m.area_status,
    all: m.admin_filter_all,
    values: applicationStatuses,
    nameOf: (status) => applicationStatus[status].label(),
  }),
  whose: textFilter(),
};
const WORDS = {
  loading: m.admin_applications_loading,
  failed: m.admin_applications_failed,
  moreFailed: m.admin_applications_more_failed,
};

/** The applications, narrowed by what the address says; one of them open over the list. */
export function Applications() {
  const opened = useOpened('application');
  const filters = useFilters(FILTERS);
  const { whose, ...narrowed } = filters.query;
  const query = { ...narrowed, ...whoseQuery(whose) };
  const list = useList('admin.applications.list', query);
  const picked = usePicked(list.rows);
  const { data: staff = [] } = useEndpoint('admin.inbox.staff', { query: {} });
  const { status, ...looked } = query;
  const counts = useStatusCounts(looked);
  useMoreToRead(list, list.rows.at(-1)?.id === opened.id);
  return (
    <div {...useListKeys(list.rows, opened)}>
      <TableList
        filters={filters}
        list={list}
        count={m.admin_applications_count}
        total={counts?.[status ?? '']}
        counts={{ status: counts }}
        picking={<PickAll picked={picked} />}
        actions={
          <ExportButton
            endpoint="admin.applications.export"
            query={query}
            name="applications"
            failed={m.admin_applications_export_failed()}
          />
        }
        moreFilters={
          <WhoseSelect
            value={filters.values.whose}
            onChange={(chosen) => filters.change({ whose: chosen })}
          />
        }
        words={WORDS}
        empty={
          filters.isActive
            ? {
                title: m.admin_applications_empty_title(),
                hint: m.admin_list_empty_hint(),
                reset: m.admin_applications_reset(),
              }
            : {
                title: m.admin_applications_empty_first_title(),
                hint: m.admin_applications_empty_first_hint(),
              }
        }
        caption={m.admin_applications_title()}
        columns={applicationColumns({ opened, picked, staff })}
      />
      {picked.ids.length > 0 ? <ApplicationBulk ids={picked.ids} onDone={picked.done} /> : null}
      {opened.id ? (
        <ApplicationSheet id={opened.id} among={list.rows} opened={opened} onClose={opened.close} />
      ) : null}
    </div>
  );
}

/** How many of what is looked for stand where; '' is all of them. */
function useStatusCounts(query: NonNullable<EndpointInput<'admin.applications.counts'>['query']>) {
  const { data: counts } = useEndpoint('admin.applications.counts', { query });
  return counts && { ...counts, '': Object.values(counts).reduce((sum, count) => sum + count) };
}

/** Who reads one application after the other does not come to an end where a page ends. */
function useMoreToRead({ hasNextPage, fetchNextPage }: List<unknown>, atLast: boolean) {
  useEffect(() => {
    if (atLast && hasNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [atLast, hasNextPage, fetchNextPage]);
}
