import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Cluster } from '../layout/primitives.tsx';
import styles from './banner.module.css';

interface BannerProps {
  children: ReactNode;
  action?: ReactNode | undefined;
}

/**
 * A line along the bottom of the window, rendered after the page: that this is a demo, or a
 * preview. At the top it would be in the way of the fixed header.
 */
export function Banner({ children, action }: BannerProps) {
  return (
    <Cluster
      as="aside"
      gap={2}
      rowGap={0.5}
      align="center"
      justify="center"
      className={cx(styles.banner, 'screen-only')}
    >
      <p>{children}</p>
      {action}
    </Cluster>
  );
}
