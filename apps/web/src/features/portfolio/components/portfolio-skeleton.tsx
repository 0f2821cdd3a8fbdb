import { PageHeader } from '#components/layout/page-header.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { m } from '#messages';
import styles from './portfolio-skeleton.module.css';

/** The title of the portfolio's screen, and the shapes of the three buttons beside it. */
export const PortfolioHeaderSkeleton = () => (
  <PageHeader
    title={m.account_portfolio()}
    actions={<Skeleton shape="button" count={3} className={styles.action} />}
  />
);

/** The head of the guided start. */
export const StartHeader = ({ title }: { title: string }) => (
  <PageHeader title={title} description={m.start_hint()} />
);

/** The shape of a step of the guided start. */
export const StepSkeleton = () => <Skeleton shape="card" className={styles.step} />;

/** The shape of the overview: whether it is live, what is missing, and the page. */
export const OverviewSkeleton = () => (
  <Stack gap={3}>
    <Skeleton shape="card" className={styles.status} />
    <Skeleton shape="card" className={styles.meter} />
    <Skeleton shape="card" className={styles.page} />
  </Stack>
);

/** The shape of a portfolio's head: the photo, the profession, the name and a line about it. */
export const PageSkeleton = () => (
  <div className={styles.head}>
    <div>
      <Skeleton className={styles.profession} />
      <Skeleton shape="heading" className={styles.name} />
      <Skeleton className={styles.headline} />
    </div>
    <Skeleton shape="card" className={styles.photo} />
  </div>
);
