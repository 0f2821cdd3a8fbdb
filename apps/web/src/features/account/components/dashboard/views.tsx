import type { Dashboard } from '@vitrine/contracts';
import { DayChart } from '#components/day-chart/day-chart.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { formatCount } from '#lib/locale.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './views.module.css';

interface ViewsCardProps {
  views: Dashboard['views'];
  published: boolean;
}

/** How often the page was looked at: ever, lately, and on each day. */
export function ViewsCard({ views: { total, days }, published }: ViewsCardProps) {
  const recent = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card
      as="section"
      padding="large"
      aria-labelledby="views"
      className={layoutClass('stack', { gap: 3 }, styles.card)}
    >
      <div>
        <h2
          id="views"
          className={textStyle({ tone: 'muted', size: 'small', weight: 'medium', face: 'text' })}
        >
          {m.account_views_heading()}
        </h2>
        <p className={styles.total}>{formatCount(total)}</p>
        <p className={textStyle({ tone: 'muted', size: 'small', above: 1 })}>
          {m.account_views_recent({ count: formatCount(recent) })}
        </p>
      </div>
      {recent > 0 ? (
        <DayChart
          days={days}
          name={m.account_views_chart()}
          column={m.account_views_column()}
          countOf={(count) => m.account_views_count({ count })}
        />
      ) : (
        <NoViews published={published} ever={total > 0} />
      )}
    </Card>
  );
}

interface NoViewsProps {
  published: boolean;
  /** Someone came, but not lately. */
  ever: boolean;
}

/** In place of an empty chart: how people come to the page. */
function NoViews({ published, ever }: NoViewsProps) {
  const title = ever ? m.account_views_none_lately() : m.account_views_none();
  return (
    <Stack gap={1} align="start" className={styles.none}>
      <p className={styles.title}>{published ? title : m.account_views_draft()}</p>
      <p className={hint}>
        {published ? m.account_views_none_hint() : m.account_views_draft_hint()}
      </p>
      {published ? (
        <p className={hint}>{m.account_views_how()}</p>
      ) : (
        <ButtonLink
          to={paths.userPortfolio.to()}
          variant="secondary"
          size="small"
          className={textStyle({ above: 1 })}
        >
          {m.account_views_to_publish()}
        </ButtonLink>
      )}
    </Stack>
  );
}

const hint = textStyle({ tone: 'muted', size: 'small', leading: 1.5, measure: 34 });
