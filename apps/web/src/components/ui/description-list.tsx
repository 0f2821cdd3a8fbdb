import type { ReactNode } from 'react';
import { Grid, Stack } from '../layout/primitives.tsx';
import styles from './description-list.module.css';
import { textStyle } from './text-style.ts';

export interface Description {
  term: string;
  value: ReactNode;
}

/** Terms and what they are, line by line between hairlines. */
export function DescriptionList({ entries }: { entries: readonly Description[] }) {
  return (
    <Stack as="dl" className={styles.list}>
      {entries.map(({ term, value }, position) => (
        <Grid gap={2} rowGap={0} key={position} className={styles.entry}>
          <dt className={textStyle({ tone: 'muted' }, styles.term)}>{term}</dt>
          <dd>{value}</dd>
        </Grid>
      ))}
    </Stack>
  );
}
