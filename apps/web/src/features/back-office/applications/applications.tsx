import {
  type Application,
  applicationKinds,
  applicationStatuses,
  type EndpointInput,
  type LastReply,
  type StaffMember,
} from '@vitrine/contracts';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import {
  pillsFilter,
  searchFilter,
  selectFilter,
  textFilter,
  useFilters,
} from '#components/list/filters.ts';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import type { Column } from '#components/ui/data-table.tsx';
import { coverLink, textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { type List, useList } from '#lib/list-query.ts';
import { m } from '#messages';
import { CellLines } from '../components/cell-lines.tsx';
import { DateTime } from '../components/date-time.tsx';
import { ExportButton } from '../components/export-button.tsx';
import { loadedDialog, loadedPart } from '../components/loaded-part.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { TableList } from '../components/table-list.tsx';
import { type Opened, useOpened } from '../components/use-opened.ts';
import { Pick, PickAll, type Picked, UnreadDot, usePicked } from '../inbox/picking.tsx';
import { WhoseSelect, whoseQuery } from '../inbox/whose.tsx';
import type { ApplicationBulkProps } from './application-bulk.tsx';
import { applicationStatus, appliedFor, kindLabel } from './application-changes.ts';
import type { ApplicationSheetProps } from './application-sheet.tsx';
import styles from './applications.module.css';

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

const applicationColumns = (
  { id: openId, link }: Opened,
  picked: Picked,
  staff: readonly StaffMember[],
): Column<Application>[] => [
  {
    id: 'pick',
    header: m.admin_column_pick(),
    card: 'before',
    cell: (application) => (
      <Pick
        label={m.admin_applications_pick({
          name: application.name,
          program: appliedFor(application),
        })}
        isPicked={picked.has(application.id)}
        onPick={(isPicked) => picked.set(application.id, isPicked)}
        className={styles.pick}
      />
    ),
  },
  {
    id: 'applicant',
    header: m.admin_applications_column_applicant(),
    rowHeader: true,
    cell: ({ id, name, email, seen }) => {
      // one that is open is being read, though the server may not have noted it yet
      const isUnread = !(seen || id === openId);
      return (
        <Row gap={1.5} align="center" fill="shrink">
          <Avatar name={name} size="small" decorative />
          <CellLines under={email}>
            <Link {...link(id)} className={cx(coverLink, isUnread ? undefined : styles.read)}>
              {isUnread ? <UnreadDot /> : null}
              {name}
            </Link>
          </CellLines>
        </Row>
      );
    },
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
    cell: ({ status, last_reply, assigneeId }) => (
      <Stack gap={0.5} align="start">
        <Cluster gap={0.5}>
          <StatusBadge looks={applicationStatus} status={status} />
          <Assignee name={staff.find(({ id }) => id === assigneeId)?.name} />
        </Cluster>
        {last_reply ? <LastAnswer {...last_reply} /> : null}
      </Stack>
    ),
  },
];

const Assignee = ({ name }: { name: string | undefined }) =>
  name ? (
    <Badge>
      <VisuallyHidden>{m.admin_messages_assignee()} </VisuallyHidden>
      {name}
    </Badge>
  ) : null;

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
    <>
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
        columns={applicationColumns(opened, picked, staff)}
      />
      {picked.ids.length > 0 ? (
        <ApplicationBulk ids={picked.ids} onDone={() => picked.setAll(false)} />
      ) : null}
      {opened.id ? (
        <ApplicationSheet id={opened.id} among={list.rows} opened={opened} onClose={opened.close} />
      ) : null}
    </>
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
