import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Cluster } from '../layout/primitives.tsx';
import { textStyle } from '../ui/text-style.ts';
import styles from './alert.module.css';

interface AlertProps {
  tone?: 'info' | 'success' | 'danger' | undefined;
  title?: string | undefined;
  children?: ReactNode | undefined;
  /** A button or a link. */
  action?: ReactNode | undefined;
}

const ICONS = { info: Info, success: CircleCheck, danger: CircleAlert };

/** A notice in its place. It can take the focus, for a form that failed as a whole. */
export function Alert({ tone = 'info', title, children, action }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <Cluster
      gap={1.5}
      align="start"
      role={tone === 'danger' ? 'alert' : 'status'}
      tabIndex={-1}
      className={cx(styles.alert, styles[tone])}
    >
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        {title ? <p className={textStyle({ weight: 'strong' })}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action}
    </Cluster>
  );
}
