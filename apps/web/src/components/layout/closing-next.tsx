import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useWrittenLang } from '#lib/written-in.ts';
import { cx } from '../cx.ts';
import { textStyle } from '../ui/text-style.ts';
import type { ClosingProps } from './closing-call.tsx';
import styles from './closing-next.module.css';
import { layoutClass } from './layout-class.ts';
import { Stack } from './primitives.tsx';
import { Section } from './section.tsx';

/** The end of a page that leads on to another: the whole of it is the link. */
export function ClosingNext({ title, description, action, to }: ClosingProps) {
  const id = useId();
  return (
    <Section
      lang={useWrittenLang()}
      labelledBy={id}
      space="small"
      className={cx('around', styles.next)}
    >
      <Stack gap={2} align="start">
        <h2 id={id} className={styles.nextTitle}>
          {title}
        </h2>
        <p className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 34 })}>
          {description}
        </p>
        <Link
          to={to}
          className={layoutClass(
            'row',
            { gap: 1, align: 'center', above: 1 },
            textStyle({ tone: 'accent', weight: 'strong', quiet: true, covers: true }, 'target'),
          )}
        >
          {action}
          <ArrowRight size={22} aria-hidden="true" />
        </Link>
      </Stack>
    </Section>
  );
}
