import type { Dashboard } from '@vitrine/contracts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { cx } from '#components/cx.ts';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { formatCount } from '#features/account/format-count.ts';
import { getLocale } from '#lib/locale.ts';
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
      {recent > 0 ? <ViewsChart days={days} /> : <NoViews published={published} ever={total > 0} />}
    </Card>
  );
}

type Days = Dashboard['views']['days'];

/**
 * Views day by day. Pointing, tapping and the arrow keys choose the day that is told above it;
 * today is told until then.
 */
function ViewsChart({ days }: { days: Days }) {
  const { chosen, area } = useChosenDay(days.length);
  const { day = '', count = 0 } = days[chosen] ?? {};
  const views = m.account_views_count({ count });
  const isToday = chosen === days.length - 1;
  const name = isToday ? m.account_views_today() : dayName(day);
  return (
    <div className={styles.chart}>
      <Stack as="p" align="end" aria-hidden="true" className={cx(small, styles.reading)}>
        <span className={textStyle({ tone: 'muted' })}>{name}</span> <strong>{views}</strong>
      </Stack>
      <div
        {...area}
        role="slider"
        tabIndex={0}
        aria-label={m.account_views_chart()}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={`${name}: ${views}`}
        className={styles.area}
      >
        <ViewsBars counts={days.map((one) => one.count)} chosen={chosen} />
      </div>
      <Row
        as="p"
        justify="between"
        above={1}
        aria-hidden="true"
        className={textStyle({ tone: 'muted', size: 'tiny' })}
      >
        <span>{shortDay(days[0]?.day ?? '')}</span>
        <span>{m.account_views_today()}</span>
      </Row>
      <ViewsTable days={days} />
    </div>
  );
}

/** What a bar takes of the width that a day has; the rest is the gap. */
const BAR_SHARE = 0.66;
/** The height in percent of a day without views: a short bar and not a gap. */
const STUB = 2;
const RADIUS_PX = 2;

/** Measured in percent, so that it fills any width without bending its corners. */
function ViewsBars({ counts, chosen }: { counts: readonly number[]; chosen: number }) {
  const most = Math.max(1, ...counts);
  const width = 100 / counts.length;
  return (
    <svg width="100%" height="100%" aria-hidden="true" className={styles.bars}>
      {counts.map((count, index) => {
        const height = count === 0 ? STUB : Math.max(STUB * 2, (count / most) * 100);
        const classes = cx(
          styles.bar,
          count === 0 && styles.stub,
          index === counts.length - 1 && styles.today,
          index === chosen && styles.chosen,
        );
        return (
          <rect
            key={index}
            x={`${(index + (1 - BAR_SHARE) / 2) * width}%`}
            y={`${100 - height}%`}
            width={`${BAR_SHARE * width}%`}
            height={`${height}%`}
            rx={RADIUS_PX}
            className={classes}
          />
        );
      })}
    </svg>
  );
}

/** The chart for those who do not see it, newest day first. */
function ViewsTable({ days }: { days: Dashboard['views']['days'] }) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{m.account_views_chart()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.account_views_day()}</th>
            <th scope="col">{m.account_views_column()}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

interface NoViewsProps {
  published: boolean;
  /** Somebody came, but not lately. */
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

const small = textStyle({ size: 'small', numeric: true, leading: 1.45 });
const hint = textStyle({ tone: 'muted', size: 'small', leading: 1.5, measure: 34 });

/** How many days each key moves. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Which of the days in a row is looked at, by pointer or by key; the last one to begin with. */
function useChosenDay(count: number) {
  const last = count - 1;
  const [picked, pick] = useState<number>();
  const chosen = Math.min(picked ?? last, last);
  const within = (index: number) => Math.min(last, Math.max(0, index));
  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    pick(within(Math.floor(((event.clientX - left) / width) * count)));
  };
  const area = {
    onPointerDown: pointAt,
    onPointerMove: pointAt,
    onPointerLeave: (event: PointerEvent) => {
      // A finger leaves whenever it is lifted; the day it chose stays, so that it can be read.
      if (event.pointerType === 'mouse') pick(undefined);
    },
    onBlur: () => pick(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      pick(within(chosen + step));
    },
  };
  return { chosen, area };
}

// The server counts by UTC days: in another time zone the name of the day would be off by one.
const write = (day: string, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(getLocale(), { ...how, timeZone: 'UTC' }).format(new Date(day));

/** A day with its name: 'Friday, November 20'. @param day as 2026-11-20 */
const dayName = (day: string): string =>
  write(day, { weekday: 'long', day: 'numeric', month: 'long' });

/** A day in few letters: 'Nov 20'. @param day as 2026-11-20 */
const shortDay = (day: string): string => write(day, { day: 'numeric', month: 'short' });
