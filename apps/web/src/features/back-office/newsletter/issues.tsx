import type { IssueSummary } from '@vitrine/contracts';
import { Mail, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ListBody } from '#components/list/list-body.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { type Column, DataTable } from '#components/ui/data-table.tsx';
import { coverLink, textStyle } from '#components/ui/text-style.ts';
import { useList } from '#lib/list-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { CellLines } from '../components/cell-lines.tsx';
import { DateTime } from '../components/date-time.tsx';
import { loadedDialog } from '../components/loaded-part.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { type Opened, useOpened } from '../components/use-opened.ts';
import type { IssueSheetProps } from './issue-sheet.tsx';
import { issueLooks, progressOf, SENDING_MS } from './issue-words.ts';
import { NEW_ISSUE } from './open-issue.ts';

/** What writing takes comes with the first issue that is opened. */
const IssueSheet = loadedDialog<IssueSheetProps>(
  async () => (await import('./issue-sheet.tsx')).IssueSheet,
  () => ({ title: m.admin_newsletter_issue(), kind: 'sheet', size: 'large' }),
);

const issueColumns = ({ link }: Opened): Column<IssueSummary>[] => [
  {
    id: 'subject',
    header: m.admin_newsletter_subject(),
    rowHeader: true,
    cell: ({ id, subject, ...issue }) => (
      <CellLines
        under={issue.status === 'draft' ? '' : progressOf({ id, subject, ...issue })}
        lines={2}
      >
        <Link {...link(id)} className={coverLink}>
          {subject}
        </Link>
      </CellLines>
    ),
  },
  {
    id: 'when',
    header: m.admin_newsletter_when(),
    card: 'beside',
    cell: ({ date, started_at }) => (
      <DateTime at={started_at ?? date} className={textStyle({ tone: 'muted', wrap: 'never' })} />
    ),
  },
  {
    id: 'status',
    header: m.area_status(),
    card: 'beside',
    cell: (issue) => <StatusBadge looks={issueLooks(issue)} status={issue.status} />,
  },
];

const WORDS = {
  loading: m.admin_newsletter_loading,
  failed: m.admin_newsletter_failed,
  moreFailed: m.admin_newsletter_more_failed,
};

const IDLE_MS = 60_000;

/** The issues of the newsletter; one of them open over the list. */
export function Issues() {
  const opened = useOpened('issue');
  const list = useList(
    'issues.list',
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: (rows) =>
        rows.some(({ status }) => status === 'sending') ? SENDING_MS : IDLE_MS,
    },
  );
  return (
    <>
      <ListBody
        list={list}
        words={WORDS}
        empty={{ title: m.admin_newsletter_none(), hint: m.admin_newsletter_none_hint() }}
      >
        {(rows) => (
          <DataTable
            caption={m.admin_newsletter_title()}
            columns={issueColumns(opened)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </ListBody>
      {opened.id ? <IssueSheet id={opened.id} opened={opened} onClose={opened.close} /> : null}
    </>
  );
}

/** Writes an issue, and leads to who reads it. */
export function IssueActions() {
  const { open } = useOpened('issue');
  return (
    <>
      <ButtonLink to={paths.adminReaders.to()} variant="secondary">
        <Mail size={18} aria-hidden="true" />
        {m.admin_newsletter_readers_link()}
      </ButtonLink>
      <Button onClick={() => open(NEW_ISSUE)}>
        <PenLine size={18} aria-hidden="true" />
        {m.admin_newsletter_write()}
      </Button>
    </>
  );
}
