import type { Application, ApplicationStatus } from '@vitrine/contracts';
import { Link, type LinkProps } from 'react-router-dom';
import { m } from '#messages';
import { Row } from '../../../components/layout/primitives.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import type { Column } from '../../../components/ui/data-table.tsx';
import { Moment } from '../components/moment.tsx';
import styles from './application-columns.module.css';
import { aimOf, kindLabel, statusLabel } from './application-words.ts';

const TONES: Record<ApplicationStatus, Tone> = {
  new: 'accent',
  shortlisted: 'info',
  accepted: 'success',
  declined: 'neutral',
};

/** @param to where an application opens */
export const applicationColumns = (to: (id: string) => LinkProps['to']): Column<Application>[] => [
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
    header: m.admin_applications_column_status(),
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
