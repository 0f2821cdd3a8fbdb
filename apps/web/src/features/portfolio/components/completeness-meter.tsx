import { countMissingTexts, locales, type Portfolio } from '@vitrine/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { nextSteps } from '#components/portfolio-view/next-steps.ts';
import { Card } from '#components/ui/card.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { languageName } from '#lib/locale.ts';
import { m } from '#messages';
import styles from './overview.module.css';

const muted = textStyle({ tone: 'muted', size: 'small' });

/** How complete the page is, and what would help it most; the link leads to its field. */
export function CompletenessMeter({ portfolio }: { portfolio: Portfolio }) {
  const { steps, percent } = nextSteps(portfolio);
  const [next] = steps;
  const told = m.portfolio_complete({ percent });
  const lacking = locales.filter(
    (locale) =>
      locale !== portfolio.language &&
      portfolio.translations[locale] &&
      countMissingTexts(portfolio, locale) > 0,
  );
  return (
    <Card
      as="section"
      tone="outline"
      padding="small"
      aria-label={m.portfolio_completeness()}
      className={layoutClass('stack', { gap: 1 }, next && styles.meter)}
    >
      <Stack gap={1}>
        <p className={textStyle({ size: 'small', weight: 'strong', numeric: true })}>{told}</p>
        <ProgressBar label={told} value={percent / 100} />
      </Stack>
      {next ? (
        <Link
          to={next.to}
          className={layoutClass(
            'row',
            { gap: 2, align: 'center', justify: 'between' },
            textStyle({ tone: 'text', leading: 'snug', plain: true }, 'target', styles.next),
          )}
        >
          <Stack as="span">
            <span className={textStyle({ weight: 'medium' }, styles.what)}>
              {m.portfolio_next_step({ step: next.label })}
            </span>
            <span className={muted}>{next.hint}</span>
          </Stack>
          <ArrowRight
            size={20}
            aria-hidden="true"
            className={textStyle({ tone: 'accent', fill: 'rigid' })}
          />
        </Link>
      ) : (
        <p className={muted}>{m.portfolio_nothing_missing()}</p>
      )}
      {lacking.map((locale) => (
        <p key={locale} className={muted}>
          {m.portfolio_translation_missing({
            count: countMissingTexts(portfolio, locale),
            language: languageName(locale),
          })}
        </p>
      ))}
    </Card>
  );
}
