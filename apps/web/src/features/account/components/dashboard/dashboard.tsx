import {
  type Account,
  type Activity,
  type Dashboard as Figures,
  type Portfolio,
  professionIn,
} from '@vitrine/contracts';
import { ArrowUpRight, Eye, FileUp, type LucideIcon, PenLine, Settings } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Grid, Row, Stack } from '#components/layout/primitives.tsx';
import { ShortList } from '#components/list/short-list.tsx';
import { nextSteps } from '#components/portfolio-view/next-steps.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Card } from '#components/ui/card.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { coverLink, textStyle } from '#components/ui/text-style.ts';
import { formatCount, getLocale } from '#lib/locale.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { ActivityItem, activityLine } from '../activity/activity-item.tsx';
import { ConfirmFirst } from '../confirm-first.tsx';
import styles from './dashboard.module.css';
import { NextStepsList, StartCard } from './next-steps.tsx';
import { PortfolioAddress } from './portfolio-address.tsx';
import { ViewsCard } from './views.tsx';

const rowLink = textStyle({ weight: 'strong' }, coverLink);

const seeAll = textStyle({ tone: 'second', size: 'small', quiet: true });

interface DashboardProps {
  account: Account;
  portfolio: Portfolio;
  figures: Figures;
}

/**
 * What a professional sees first: where the page stands, who came, and what to do next. As long as
 * no page is out there is nothing to count, and what is to be done comes before the figures.
 */
export function Dashboard({ account, portfolio, figures }: DashboardProps) {
  const unfinished = nextSteps(portfolio).steps.length > 0;
  const { published } = portfolio;
  const figureCards = (
    <>
      <ViewsCard views={figures.views} published={published} />
      <SmallStats connections={figures.connections} published={published} />
    </>
  );
  return (
    <>
      <PageHeader
        title={m.account_welcome_first_name({ name: account.firstName })}
        description={professionIn(getLocale(), account.profession, portfolio.occupation)}
      />
      <ConfirmFirst />
      <Stack gap={3} className={styles.columns}>
        {published ? figureCards : <StartCard />}
        {/* As long as there is something to do, it comes before the quick actions. */}
        {unfinished ? <NextStepsList portfolio={portfolio} /> : null}
        <Stack gap={5} fill="shrink" className={styles.main}>
          <PortfolioAddress portfolio={portfolio} />
          <QuickActions />
          <RecentActivity activity={figures.activity} />
        </Stack>
        {unfinished ? null : <NextStepsList portfolio={portfolio} />}
        {published ? null : figureCards}
      </Stack>
    </>
  );
}

/** Placeholders for the parts of the dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <LoadingState label={m.account_dashboard_loading()}>
      <Stack below={4}>
        <Skeleton shape="heading" className={styles.name} />
        <Skeleton className={styles.line} />
      </Stack>
      <Stack gap={3} className={styles.columns}>
        <Skeleton shape="card" className={styles.views} />
        <Grid gap={2} className={styles.cards}>
          <Skeleton shape="card" count={2} />
        </Grid>
        <Stack gap={5} fill="shrink" className={styles.main}>
          <Skeleton shape="card" />
          <Skeleton shape="block" count={3} />
        </Stack>
        <Skeleton shape="card" className={styles.next} />
      </Stack>
    </LoadingState>
  );
}

interface Action {
  to: string;
  label: string;
  hint: string;
  icon: LucideIcon;
}

const actions = (): Action[] => [
  {
    to: `${paths.userPortfolio.to()}?mode=edit`,
    label: m.account_edit_portfolio(),
    hint: m.account_action_edit_hint(),
    icon: PenLine,
  },
  {
    to: paths.userPreview.to(),
    label: m.area_preview(),
    hint: m.account_action_preview_hint(),
    icon: Eye,
  },
  {
    to: paths.userSettings.to(),
    label: m.area_settings(),
    hint: m.account_action_settings_hint(),
    icon: Settings,
  },
  {
    to: `${paths.userPortfolio.to()}#media`,
    label: m.account_upload_cv(),
    hint: m.account_action_upload_hint(),
    icon: FileUp,
  },
];

/** Four links to what is done most often (USR-02). */
function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={textStyle({ size: 4, below: 2 })}>
        {m.account_actions_heading()}
      </h2>
      <Grid as="ul" role="list" className={styles.quickActionsList}>
        {actions().map(({ to, label, hint, icon: Icon }) => (
          <Row as="li" gap={2} key={label} className={styles.quickActionsItem}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
            <div>
              <Link to={to} className={rowLink}>
                {label}
              </Link>
              <p className={textStyle({ tone: 'muted', size: 'small', leading: 1.45 })}>{hint}</p>
            </div>
          </Row>
        ))}
      </Grid>
    </section>
  );
}

/** The newest activities (USR-02). */
function RecentActivity({ activity }: { activity: readonly Activity[] }) {
  return (
    <section aria-labelledby="recent-activity">
      <Row gap={2} align="center" justify="between" below={1}>
        <h2 id="recent-activity" className={textStyle({ size: 4 })}>
          {m.area_recent_activity()}
        </h2>
        {activity.length > 0 ? (
          <Link
            to={paths.userActivity.to()}
            className={layoutClass('row', { align: 'center' }, 'target', seeAll)}
          >
            {m.area_see_all()}
          </Link>
        ) : null}
      </Row>
      <div className={textStyle({ line: 'above' })}>
        {activity.length > 0 ? (
          <ShortList rows={activity} itemClassName={activityLine}>
            {(one) => <ActivityItem activity={one} />}
          </ShortList>
        ) : (
          <p className={textStyle({ tone: 'muted', size: 'small', above: 2, below: 2 })}>
            {m.account_activity_empty()}. {m.account_activity_empty_hint()}
          </p>
        )}
      </div>
    </section>
  );
}

interface SmallStatsProps {
  connections: Figures['connections'];
  published: boolean;
}

/** The two figures beside the chart: connections, and whether the page is published. */
function SmallStats({ connections: { total, unread }, published }: SmallStatsProps) {
  const count = formatCount(unread);
  return (
    <Grid gap={2} className={styles.cards}>
      <StatCard
        label={m.account_connections()}
        value={formatCount(total)}
        hint={
          unread > 0 ? (
            <Badge tone="accent">{m.account_connections_unread({ count })}</Badge>
          ) : (
            m.account_connections_hint()
          )
        }
        to={paths.userConnections.to()}
      />
      <StatCard
        label={m.area_status()}
        value={
          <span className={published ? styles.published : styles.draft}>
            {published ? m.area_published() : m.area_draft()}
          </span>
        }
        hint={published ? m.account_status_published_hint() : m.account_status_draft_hint()}
        to={paths.userPortfolio.to()}
      />
    </Grid>
  );
}

interface StatCardProps {
  label: string;
  value: ReactNode;
  hint: ReactNode;
  /** Where one sees what is counted; the whole card leads there. */
  to: string;
}

function StatCard({ label, value, hint, to }: StatCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={layoutClass('stack', {}, styles.card)}>
      <h2
        id={id}
        className={layoutClass(
          'row',
          { gap: 1, align: 'start', justify: 'between' },
          textStyle({
            tone: 'muted',
            size: 'small',
            weight: 'medium',
            leading: 1.45,
            face: 'text',
          }),
        )}
      >
        <Link to={to} className={coverLink}>
          {label}
        </Link>
        <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" className={styles.arrow} />
      </h2>
      <Row as="p" align="center" className={textStyle({ face: 'heading' }, styles.value)}>
        {value}
      </Row>
      <div className={textStyle({ tone: 'muted', size: 'tiny', leading: 1.5 }, styles.hint)}>
        {hint}
      </div>
    </Card>
  );
}
