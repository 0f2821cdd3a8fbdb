import { Stack } from '#components/layout/primitives.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import styles from './card-skeleton.module.css';

/** The shape of a few cards, one under the other. */
export function CardSkeleton() {
  return (
    <Stack gap={3} className={styles.cards}>
      <Skeleton shape="card" count={3} />
    </Stack>
  );
}
