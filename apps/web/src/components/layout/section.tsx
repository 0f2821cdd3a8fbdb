import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './section.module.css';

interface ContainerProps {
  /** A text column. */
  narrow?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Container({ narrow, className, children }: ContainerProps) {
  return <div className={cx(styles.container, narrow && styles.narrow, className)}>{children}</div>;
}

interface SectionProps {
  /** The id of its heading. */
  labelledBy?: string | undefined;
  id?: string | undefined;
  tone?: 'ground' | 'sunken' | 'raised' | undefined;
  space?: 'none' | 'small' | 'large' | undefined;
  narrow?: boolean | undefined;
  /** False for a section that lays out its own width. */
  contained?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const { labelledBy, id, tone = 'ground', space = 'large', narrow, contained = true } = props;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={cx(styles.section, styles[tone], styles[space], props.className)}
    >
      {contained ? <Container narrow={narrow}>{props.children}</Container> : props.children}
    </section>
  );
}

/** A thin strip of contour lines between two sections. */
export function SectionBreak() {
  return <div className={styles.contours} aria-hidden="true" />;
}
