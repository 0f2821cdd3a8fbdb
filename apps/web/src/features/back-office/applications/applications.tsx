import {
  type Application,
  applicationKinds,
  applicationStatuses,
  type LastReply,
} from '@vitrine/contracts';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { pillsFilter, searchFilter, selectFilter, useFilters } from '#components/list/filters.ts';
import { Avatar } from '#components/ui/avatar.tsx';
import type { Column } from '#components/ui/data-table.tsx';
import { coverLink, textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { type List, useList } from '#lib/list-query.ts';
import { m } from '#messages';
import { CellLines } from '../components/cell-lines.tsx';
import { DateTime } from '../components/date-time.tsx';
import { ExportButton } from '../components/export-button.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { TableList } from '../components/table-list.tsx';
import { type Opened, useOpened } from '../components/use-opened.ts';
import { applicationStatus, appliedFor, kindLabel } from './application-changes.ts';
import { ApplicationSheet } from './application-sheet.tsx';

const applicationColumns = ({ link }: Opened): Column<Application>[] => [
  {
    id: 'applicant',
    header: m.admin_applications_column_applicant(),
    rowHeader: true,
    cell: ({ id, name, email }) => (
      <Row gap={1.5} align="center" fill="shrink">
        <Avatar name={name} size="small" decorative />
        <CellLines under={email}>
          <Link {...link(id)} className={coverLink}>
            {name}
          </Link>
        </CellLines>
      </Row>
    ),
  },
  {
    id: 'for',
    header: m.admin_applications_column_for(),
    card: 'line',
    cell: (application) => (
      <CellLines under={subline(application)}>{appliedFor(application)}</CellLines>
    ),
  },
  {
    id: 'received',
    header: m.admin_applications_column_received(),
    card: 'beside',
    cell: ({ date }) => (
      <DateTime at={date} className={textStyle({ tone: 'muted', wrap: 'never' })} />
    ),
  },
  {
    id: 'status',
    header: m.area_status(),
    card: 'beside',
    cell: ({ status, last_reply }) => (
      <Stack gap={0.5} align="start">
        <StatusBadge looks={applicationStatus} status={status} />
        {last_reply ? <LastAnswer {...last_reply} /> : null}
      </Stack>
    ),
  },
];

/** Who has answered and when, so that nobody else answers, too. */
const LastAnswer = ({ author, date, unsent }: LastReply) => (
  <p className={textStyle({ tone: unsent ? 'danger' : 'muted', size: 'tiny', leading: 1.45 })}>
    {unsent
      ? m.admin_applications_answer_unsent({ author })
      : m.admin_applications_answered({ author })}{' '}
    <DateTime at={date} />
  </p>
);

const subline = ({ kind, program, interests }: Application) =>
  program ? kindLabel(kind) : interests;

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
  const list = useList('admin.applications.list', filters.query);
  const { status, ...looked } = filters.query;
  const counts = useStatusCounts(looked);
  useMoreToRead(list, list.rows.at(-1)?.id === opened.id);
  return (
    <>
      <TableList
        filters={filters}
        list={list}
        count={m.admin_applications_count}
        total={counts?.[status ?? '']}
        counts={{ status: counts }}
        actions={
          <ExportButton
            endpoint="admin.applications.export"
            query={filters.query}
            name="applications"
            failed={m.admin_applications_export_failed()}
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
        columns={applicationColumns(opened)}
      />
      {opened.id ? <ApplicationSheet id={opened.id} among={list.rows} opened={opened} /> : null}
    </>
  );
}

/** How many of what is looked for stand where; '' is all of them. */
function useStatusCounts(query: { q?: string; kind?: (typeof applicationKinds)[number] }) {
  const { data: counts } = useEndpoint('admin.applications.counts', { query });
  return counts && { ...counts, '': Object.values(counts).reduce((sum, count) => sum + count) };
}

/** Who reads one application after the other does not come to an end where a page ends. */
function useMoreToRead({ hasNextPage, fetchNextPage }: List<unknown>, atLast: boolean) {
  useEffect(() => {
    if (atLast && hasNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [atLast, hasNextPage, fetchNextPage]);
}
