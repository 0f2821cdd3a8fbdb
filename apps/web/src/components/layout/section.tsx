import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { textStyle } from '../ui/text-style.ts';
import { Cluster, Stack } from './primitives.tsx';
import styles from './section.module.css';

interface ContainerProps {
  /** A text column. */
  narrow?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Container({ narrow, className, children }: ContainerProps) {
  return <div className={cx('contained', narrow && styles.narrow, className)}>{children}</div>;
}

interface SectionProps {
  /** The id of its heading. */
  labelledBy?: string | undefined;
  /** Its heading; without one the children bring theirs. */
  title?: string | undefined;
  /** What the heading says at more length, under it. */
  lead?: string | undefined;
  /** What is at the end of the heading's line: words, or a link. */
  beside?: ReactNode | undefined;
  id?: string | undefined;
  /** Where it is not that of the page. */
  lang?: string | undefined;
  /** `light` is the one part of a page that is in the light theme. */
  tone?: 'ground' | 'sunken' | 'raised' | 'light' | undefined;
  space?: 'none' | 'small' | 'large' | undefined;
  narrow?: boolean | undefined;
  /** False for a section that lays out its own width. */
  contained?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const { id, tone = 'ground', space = 'large', narrow, contained = true, children } = props;
  const own = useId();
  const labelledBy = props.labelledBy ?? (props.title && own);
  return (
    <section
      id={id}
      lang={props.lang}
      aria-labelledby={labelledBy}
      className={cx(
        'around',
        tone === 'light' && 'light',
        styles[tone],
        styles[space],
        props.className,
      )}
    >
      {contained ? (
        <Container narrow={narrow}>
          {props.title ? <SectionHead {...props} id={labelledBy} /> : null}
          {children}
        </Container>
      ) : (
        children
      )}
    </section>
  );
}

/** A thin strip of contour lines between two sections. */
export function SectionBreak() {
  return <div className={cx('screen-only', styles.contours)} aria-hidden="true" />;
}

function SectionHead({ id, title, lead, beside }: SectionProps) {
  const heading = <h2 id={id}>{title}</h2>;
  if (beside) {
    return (
      <Cluster gap={4} rowGap={2} align="end" justify="between" below={5} className={styles.head}>
        {heading}
        {typeof beside === 'string' ? (
          <p className={textStyle({ tone: 'muted' })}>{beside}</p>
        ) : (
          beside
        )}
      </Cluster>
    );
  }
  return (
    <Stack gap={2} below={6}>
      {heading}
      {lead ? (
        <p className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 30 })}>
          {lead}
        </p>
      ) : null}
    </Stack>
  );
}
