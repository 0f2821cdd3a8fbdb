import { m } from '#messages';
import { cx } from '../../../../components/cx.ts';
import { Card } from '../../../../components/ui/card.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import { splitFirstSentence } from '../../../../lib/text-parts.ts';
import styles from './case-impact.module.css';

interface CaseImpactProps {
  impact: string;
  className?: string | undefined;
}

/** What is different now; its first sentence is what one should remember. */
export function CaseImpact({ impact, className }: CaseImpactProps) {
  const { first, rest } = splitFirstSentence(impact);
  return (
    <Card tone="inverse" padding="large" className={cx(styles.impact, className)}>
      <h3 className={styles.label}>{m.company_impact()}</h3>
      <p>
        <strong className={styles.first}>{first}</strong>{' '}
        {rest ? <span className={textStyle({ tone: 'muted' })}>{rest}</span> : null}
      </p>
    </Card>
  );
}
