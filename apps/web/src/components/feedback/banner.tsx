import type { ReactNode } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  children: ReactNode;
  action?: ReactNode | undefined;
}

/** A line across the page: that this is a demo, or a preview. */
export function Banner({ children, action }: BannerProps) {
  return (
    <div role="note" className={styles.banner}>
      <p>{children}</p>
      {action}
    </div>
  );
}
