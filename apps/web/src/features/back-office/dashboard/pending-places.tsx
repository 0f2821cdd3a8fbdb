import type { AdminOverview } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { Row } from '../../../components/layout/primitives.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { paths } from '../../../lib/paths.ts';
import styles from './pending-places.module.css';

/** What counts as pending (ADM-02), how much of each, and the way to it. */
export function PendingPlaces({ overview }: { overview: AdminOverview }) {
  const { pendingTasks, unread, newApplications } = overview;
  const places = [
    {
      label: m.admin_dashboard_tasks_messages(),
      count: unread,
      to: `${paths.adminMessages.to()}?status=unread`,
    },
    {
      label: m.admin_dashboard_tasks_drafts(),
      count: pendingTasks - unread - newApplications,
      to: `${paths.adminBlog.to()}?status=draft`,
    },
    {
      label: m.admin_dashboard_tasks_applications(),
      count: newApplications,
      to: `${paths.adminApplications.to()}?status=new`,
    },
  ];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" className={styles.places}>
      {places.map(({ label, count, to }) => (
        <Row as="li" align="baseline" justify="between" key={to} className={styles.kind}>
          <Link to={to} className={styles.place}>
            {label}
          </Link>{' '}
          <span className={textStyle({ tone: 'text', numeric: true })}>{count}</span>
        </Row>
      ))}
    </ul>
  );
}
