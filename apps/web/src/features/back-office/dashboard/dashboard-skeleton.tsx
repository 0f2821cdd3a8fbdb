import { Grid } from '../../../components/layout/primitives.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import styles from './dashboard-skeleton.module.css';

/** The shape of the four figures and of what was done lately. */
export function DashboardSkeleton() {
  return (
    <>
      <Grid gap={2} className={styles.figures}>
        <Skeleton shape="card" count={4} />
      </Grid>
      <Skeleton shape="card" className={styles.activity} />
    </>
  );
}
