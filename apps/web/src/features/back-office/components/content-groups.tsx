import { type ReactNode, useId } from 'react';
import { Stack } from '#components/layout/primitives.tsx';
import { Card } from '#components/ui/card.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import styles from './content-groups.module.css';

interface ContentGroupProps {
  title: string;
  children: ReactNode;
}

/** Some stored values under a heading. */
export function ContentGroup({ title, children }: ContentGroupProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <h2 id={id} className={textStyle({ size: 4, below: 2 })}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** Groups of stored values, one under the other. */
export function ContentGroups({ children }: { children: ReactNode }) {
  return (
    <Stack gap={3} className={styles.groups}>
      {children}
    </Stack>
  );
}

/** The shape of a few groups of values until they are known. */
export function CardSkeleton() {
  return (
    <ContentGroups>
      <Skeleton shape="card" count={3} />
    </ContentGroups>
  );
}
