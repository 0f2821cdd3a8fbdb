import type { ReactNode } from 'react';
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
    <aside className={styles.banner}>
      <p>{children}</p>
      {action}
    </aside>
  );
}
