import { useId } from 'react';
import { useWrittenLang } from '#lib/written-in.ts';
import { cx } from '../cx.ts';
import { ButtonLink } from '../ui/button.tsx';
import { textStyle } from '../ui/text-style.ts';
import styles from './closing-call.module.css';
import { Stack } from './primitives.tsx';
import { Section } from './section.tsx';

export interface ClosingProps {
  title: string;
  description: string;
  action: string;
  to: string;
}

/** What to do next, at the end of a page; the one place where text stands centred. */
export function ClosingCall({ title, description, action, to }: ClosingProps) {
  const id = useId();
  return (
    <Section lang={useWrittenLang()} labelledBy={id} className={cx('backdrop', styles.call)}>
      <Stack gap={3} align="center" className={textStyle({ center: true })}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 28 })}>
          {description}
        </p>
        <p className={textStyle({ above: 2 })}>
          <ButtonLink to={to} size="large">
            {action}
          </ButtonLink>
        </p>
      </Stack>
    </Section>
  );
}
