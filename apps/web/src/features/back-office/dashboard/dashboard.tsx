import { useQuery } from '@tanstack/react-query';
import type { AdminOverview, AdminWaiting, Area } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Alert } from '#components/feedback/alert.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textLink, textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { formatCount } from '#lib/locale.ts';
import { useMay } from '#lib/office-pages.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { RecentActivity } from '../activity/recent-activity.tsx';
import { DateTime } from '../components/date-time.tsx';
import { StatCards, StatCardsSkeleton } from '../components/stat-cards.tsx';
import styles from './dashboard.module.css';

interface Place {
  of: keyof AdminWaiting;
  area: Area;
  label: () => string;
  to: string;
}

/** Each with the list that it counts, and no other. */
const places: readonly Place[] = [
  {
    of: 'messages',
    area: 'inbox',
    label: m.admin_dashboard_new_messages,
    to: `${paths.adminMessages.to()}?whose=waiting&state=open`,
  },
  {
    of: 'answering',
    area: 'inbox',
    label: m.admin_dashboard_own_messages,
    to: `${paths.adminMessages.to()}?whose=me&state=open`,
  },
  {
    of: 'newApplications',
    area: 'inbox',
    label: m.admin_dashboard_tasks_applications,
    to: `${paths.adminApplications.to()}?status=new&whose=me-or-nobody`,
  },
  {
    of: 'drafts',
    area: 'articles',
    label: m.admin_dashboard_own_drafts,
    to: `${paths.adminPosts.to()}?status=mine`,
  },
  {
    of: 'submitted',
    area: 'publishing',
    label: m.admin_dashboard_submitted,
    to: `${paths.adminPosts.to()}?status=submitted`,
  },
  {
    of: 'scheduled',
    area: 'publishing',
    label: m.admin_dashboard_scheduled,
    to: `${paths.adminPosts.to()}?status=scheduled`,
  },
  {
    of: 'translations',
    area: 'content',
    label: m.admin_dashboard_translations,
    to: paths.adminTranslations.to(),
  },
  {
    of: 'failedMails',
    area: 'settings',
    label: m.admin_dashboard_failed_mails,
    to: `${paths.adminSettings.to()}?mails=failed`,
  },
];

/** What waits for anyone who looks: how much of each, and the way to it; of what is empty nothing. */
function Waiting() {
  const may = useMay();
  // what was read or written since is not counted any more
  const { data, error } = useQuery({
    ...endpointQuery(useApi(), 'admin.waiting'),
    refetchOnMount: 'always',
  });
  return (
    <Card
      as="section"
      padding="large"
      aria-labelledby="waiting"
      className={textStyle({ above: 3 })}
    >
      <h2 id="waiting" className={textStyle({ size: 4, below: 2 })}>
        {m.admin_dashboard_waiting()}
      </h2>
      <WaitingList
        shown={places.filter(
          ({ area, of }) => may(area) && (data ? data[of] : of !== 'translations'),
        )}
        counts={data}
        failed={error !== null}
      />
      {error && !data ? (
        <p role="status" className={textStyle({ tone: 'muted', size: 'small', above: 2 })}>
          {m.admin_dashboard_waiting_failed()}
        </p>
      ) : null}
    </Card>
  );
}

interface WaitingListProps {
  shown: readonly Place[];
  /** Undefined until they have come, and where they do not. */
  counts: AdminWaiting | undefined;
  failed: boolean;
}

function WaitingList({ shown, counts, failed }: WaitingListProps) {
  if (!counts && !failed)
    return (
      <LoadingState>
        <Skeleton count={3} />
      </LoadingState>
    );
  if (shown.length === 0) {
    return <p className={textStyle({ tone: 'muted' })}>{m.admin_dashboard_waiting_none()}</p>;
  }
  return (
    <Stack as="ul" role="list" className={styles.places}>
      {shown.map(({ of, label, to }) => (
        <Row as="li" gap={0.5} align="baseline" justify="between" key={of}>
          <Link to={to} className={cx(textLink, styles.place)}>
            {label()}
          </Link>{' '}
          <span className={textStyle({ weight: 'strong', numeric: true })}>
            {counts ? formatCount(counts[of] ?? 0) : '–'}
          </span>
        </Row>
      ))}
    </Stack>
  );
}

/** That the latest backup is old, or there is none, and where to make one. */
const OldBackup = ({ at }: NonNullable<AdminOverview['oldBackup']>) => (
  <div className={textStyle({ below: 3 })}>
    <Alert
      title={at ? m.admin_dashboard_old_backup() : m.admin_system_backup_none_title()}
      action={
        <ButtonLink to={paths.adminSystem.to()} variant="secondary" size="small">
          {m.admin_dashboard_old_backup_link()}
        </ButtonLink>
      }
    >
      {at ? <DateTime at={at} /> : m.admin_dashboard_no_backup()}
    </Alert>
  </div>
);

/** The posts that were read most lately, each with the way to it. */
function MostRead({ total, top }: NonNullable<AdminOverview['reads']>) {
  return (
    <Card
      as="section"
      padding="large"
      aria-labelledby="most-read"
      className={textStyle({ above: 3 })}
    >
      <h2 id="most-read" className={textStyle({ size: 4 })}>
        {m.admin_dashboard_reads()}
      </h2>
      <p className={textStyle({ tone: 'muted', size: 'small', above: 1, below: 2, numeric: true })}>
        {total > 0
          ? m.admin_dashboard_reads_total({ count: formatCount(total) })
          : m.admin_dashboard_reads_none()}
      </p>
      {top.length > 0 ? (
        <Stack as="ol" role="list" gap={0.5}>
          {top.map(({ id, slug, title, count }) => (
            <Row as="li" gap={2} align="baseline" justify="between" key={id}>
              <Link
                to={paths.post.to(slug)}
                className={cx(textLink, textStyle({ wrap: 'anywhere' }, styles.place))}
              >
                {title}
              </Link>{' '}
              <span className={textStyle({ weight: 'strong', numeric: true, fill: 'rigid' })}>
                {formatCount(count)}
              </span>
            </Row>
          ))}
        </Stack>
      ) : null}
      <p className={textStyle({ tone: 'muted', size: 'tiny', leading: 1.45, above: 2 })}>
        {m.admin_dashboard_reads_hint()}
      </p>
    </Card>
  );
}

/** The shape of the four figures and of what was done lately. */
export function DashboardSkeleton() {
  return (
    <>
      <StatCardsSkeleton />
      <Skeleton shape="card" className={styles.activity} />
    </>
  );
}

/** The four figures of the installation, and what was done lately (ADM-02). */
export function Dashboard({ overview }: { overview: AdminOverview }) {
  const all = [
    {
      label: m.admin_dashboard_users(),
      value: overview.totalUsers,
      hint: m.admin_dashboard_users_hint(),
      to: paths.adminUsers.to(),
    },
    {
      label: m.admin_dashboard_projects(),
      value: overview.activeProjects,
      hint: m.admin_dashboard_projects_hint(),
      to: `${paths.adminWebsiteContent.to()}?tab=projects`,
    },
    {
      label: m.admin_dashboard_tasks(),
      value: overview.pendingTasks,
      hint: m.admin_dashboard_tasks_hint(),
    },
    {
      label: m.admin_revenue(),
      value: overview.revenue === '' ? m.admin_dashboard_revenue_unset() : overview.revenue,
      hint: m.admin_dashboard_revenue_hint(),
    },
  ];
  const stats = all.flatMap(({ value, ...card }) =>
    value === undefined ? [] : { ...card, value },
  );
  return (
    <>
      {overview.oldBackup ? <OldBackup {...overview.oldBackup} /> : null}
      {stats.length > 0 ? <StatCards stats={stats} /> : null}
      <div className={styles.pair}>
        <Waiting />
        {overview.reads ? <MostRead {...overview.reads} /> : null}
      </div>
      {overview.activity ? <RecentActivity entries={overview.activity} /> : null}
    </>
  );
}
