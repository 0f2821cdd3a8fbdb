import type { Application } from '@vitrine/contracts';
import { Link, type LinkProps } from 'react-router-dom';
import { m } from '#messages';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { type Column, DataTable } from '../../../components/ui/data-table.tsx';
import { Moment } from '../components/moment.tsx';
import { ApplicationStatus } from './application-status.tsx';
import { aimOf, kindLabel } from './application-words.ts';
import styles from './applications-table.module.css';

interface ApplicationsTableProps {
  applications: readonly Application[];
  /** Where an application opens. */
  to: (id: string) => LinkProps['to'];
  busy?: boolean | undefined;
}

export function ApplicationsTable({ applications, to, busy }: ApplicationsTableProps) {
  return (
    <DataTable
      caption={m.admin_applications_title()}
      columns={columns(to)}
      rows={applications}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}

const columns = (to: ApplicationsTableProps['to']): Column<Application>[] => [
  {
    id: 'applicant',
    header: m.admin_applications_column_applicant(),
    rowHeader: true,
    cell: ({ id, name, email }) => (
      <div className={styles.applicant}>
        <Avatar name={name} size="small" decorative />
        <div className={styles.who}>
          <Link to={to(id)} state={OPENED_HERE} className={styles.name}>
            {name}
          </Link>
          <p className={styles.small}>{email}</p>
        </div>
      </div>
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
    header: m.admin_applications_column_status(),
    card: 'beside',
    cell: ({ status }) => <ApplicationStatus status={status} />,
  },
];

/** Closing then goes back instead of adding to the history. */
const OPENED_HERE = { openedHere: true } as const;

const subline = ({ kind, program, interests }: Application) =>
  program ? kindLabel(kind) : interests;
