import type { Application, LastReply, StaffMember } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import type { Column } from '#components/ui/data-table.tsx';
import { coverLink, textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { CellLines } from '../components/cell-lines.tsx';
import { DateTime } from '../components/date-time.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import type { Opened } from '../components/use-opened.ts';
import { AssigneeBadge } from '../inbox/assignee-badge.tsx';
import { LanguageBadge } from '../inbox/language-badge.tsx';
import { ROW_LINK } from '../inbox/list-keys.ts';
import { Pick, type Picked, UnreadDot } from '../inbox/picking.tsx';
import { applicationStatus, appliedFor, kindLabel } from './application-words.ts';
import styles from './applications.module.css';

interface Shown {
  opened: Opened;
  picked: Picked;
  /** Who may answer. */
  staff: readonly StaffMember[];
}

/** Who applied for what, where that stands, and who answers. */
export const applicationColumns = ({ opened, picked, staff }: Shown): Column<Application>[] => [
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
      const isUnread = !(seen || id === opened.id);
      return (
        <Row gap={1.5} align="center" fill="shrink">
          <Avatar name={name} size="small" decorative />
          <CellLines under={email}>
            <Link
              {...opened.link(id)}
              {...{ [ROW_LINK]: id }}
              className={cx(coverLink, isUnread ? undefined : styles.read)}
            >
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
    cell: ({ status, last_reply, assigneeId, language }) => (
      <Stack gap={0.5} align="start">
        <Cluster gap={0.5}>
          <StatusBadge looks={applicationStatus} status={status} />
          <AssigneeBadge name={staff.find(({ id }) => id === assigneeId)?.name} />
          <LanguageBadge language={language} />
        </Cluster>
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
