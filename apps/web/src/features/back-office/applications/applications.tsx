import {
  type Application,
  type ApplicationStatus,
  applicationKinds,
  applicationStatuses,
} from '@vitrine/contracts';
import { useEffect } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Row } from '#components/layout/primitives.tsx';
import { pillsFilter, searchFilter, selectFilter, useFilters } from '#components/list/filters.ts';
import { ListBody } from '#components/list/list-body.tsx';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge, type Tone } from '#components/ui/badge.tsx';
import { type Column, DataTable } from '#components/ui/data-table.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { type List, useList } from '#lib/list-query.ts';
import { changedSearch, useAddress } from '#lib/use-address.ts';
import { m } from '#messages';
import { ExportButton } from '../components/export-button.tsx';
import { Moment } from '../components/moment.tsx';
import { aimOf, kindLabel, statusLabel } from './application-changes.ts';
import { ApplicationSheet } from './application-sheet.tsx';
import styles from './applications.module.css';

const TONES: Record<ApplicationStatus, Tone> = {
  new: 'accent',
  shortlisted: 'info',
  accepted: 'success',
  declined: 'neutral',
};

/** @param to where an application opens */
const applicationColumns = (to: (id: string) => LinkProps['to']): Column<Application>[] => [
  {
    id: 'applicant',
    header: m.admin_applications_column_applicant(),
    rowHeader: true,
    cell: ({ id, name, email }) => (
      <Row gap={1.5} align="center" fill="shrink">
        <Avatar name={name} size="small" decorative />
        <div className={styles.who}>
          <Link to={to(id)} state={OPENED_HERE} className={styles.name}>
            {name}
          </Link>
          <p className={styles.small}>{email}</p>
        </div>
      </Row>
    ),
  },
  {
    id: 'for',
    header: m.admin_applications_column_for(),
    card: 'line',
    cell: (application) => (
      <div>
        {aimOf(application)}
        <p className={styles.small}>{subline(application)}</p>
      </div>
    ),
  },
  {
    id: 'received',
    header: m.admin_applications_column_received(),
    card: 'beside',
    cell: ({ date }) => <Moment at={date} className={styles.date} />,
  },
  {
    id: 'status',
    header: m.area_status(),
    card: 'beside',
    cell: ({ status }) => (
      <Badge tone={TONES[status]} dot>
        {statusLabel(status)}
      </Badge>
    ),
  },
];

/** Closing then goes back instead of adding to the history. */
const OPENED_HERE = { openedHere: true } as const;

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
    nameOf: statusLabel,
  }),
};
const WORDS = {
  loading: m.admin_applications_loading,
  failed: m.admin_applications_failed,
  moreFailed: m.admin_applications_more_failed,
};

/** The applications, narrowed by what the address says; one of them open over the list. */
export function Applications() {
  const [address] = useAddress();
  const filters = useFilters(FILTERS);
  const list = useList('admin.applications.list', filters.query);
  const { status, ...looked } = filters.query;
  const counts = useStatusCounts(looked);
  const chosen = address.get('application');
  useMoreToRead(list, list.rows.at(-1)?.id === chosen);
  const to = (id: string) => ({ search: changedSearch(address, { application: id }).toString() });
  return (
    <>
      <ListToolbar
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
            label={m.admin_export_csv()}
            failed={m.admin_applications_export_failed()}
          />
        }
      />
      <ListBody
        list={list}
        filters={filters}
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
      >
        {(applications) => (
          <DataTable
            caption={m.admin_applications_title()}
            columns={applicationColumns(to)}
            rows={applications}
            rowKey={({ id }) => id}
            busy={list.isPlaceholderData}
          />
        )}
      </ListBody>
      {chosen ? <ApplicationSheet id={chosen} among={list.rows} to={to} /> : null}
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
