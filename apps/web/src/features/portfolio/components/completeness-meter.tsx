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

/** What is read at a glance. */
const SHOWN = 3;

/** What would help the page most, each as a link to its field; and how much of it is there. */
export function CompletenessMeter({ portfolio }: { portfolio: Portfolio }) {
  const { steps, done, total } = nextSteps(portfolio);
  const progress = m.account_next_progress({ done, total });
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
      className={layoutClass('stack', { gap: 1 })}
    >
      <p className={textStyle({ size: 'small', weight: 'strong', numeric: true })}>{progress}</p>
      <ProgressBar label={progress} value={done / total} />
      {steps.length === 0 ? <p className={muted}>{m.portfolio_nothing_missing()}</p> : null}
      <Stack as="ul" role="list" ruled>
        {steps.slice(0, SHOWN).map(({ id, label, hint, to }) => (
          <li key={id}>
            <Link
              to={to}
              className={layoutClass(
                'row',
                { gap: 2, align: 'center', justify: 'between' },
                textStyle({ tone: 'text', leading: 'snug', plain: true }, 'target', styles.next),
              )}
            >
              <Stack as="span">
                <span className={textStyle({ weight: 'medium' }, styles.what)}>{label}</span>
                <span className={muted}>{hint}</span>
              </Stack>
              <ArrowRight
                size={20}
                aria-hidden="true"
                className={textStyle({ tone: 'accent', fill: 'rigid' })}
              />
            </Link>
          </li>
        ))}
      </Stack>
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
