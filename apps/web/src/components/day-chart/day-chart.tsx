import type { ViewDays } from '@vitrine/contracts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { cx } from '#components/cx.ts';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { formatMoment } from '#lib/moments.ts';
import { m } from '#messages';
import styles from './day-chart.module.css';

interface DayChartProps {
  days: ViewDays;
  /** What the chart shows. */
  name: string;
  /** What is counted, above its column. */
  column: string;
  /** A count in words: '3 views'. */
  countOf: (count: number) => string;
}

/**
 * What was counted day by day. Pointing, tapping and the arrow keys choose the day that is shown
 * above it; today is shown until then. That is in the corner of the nearest positioned box.
 */
export function DayChart({ days, name: chart, column, countOf }: DayChartProps) {
  const { chosen, area } = useChosenDay(days.length);
  const { day = '', count = 0 } = days[chosen] ?? {};
  const counted = countOf(count);
  const isToday = chosen === days.length - 1;
  const name = isToday ? m.chart_today() : dayName(day);
  return (
    <div className={styles.chart}>
      <Stack as="p" align="end" aria-hidden="true" className={cx(small, styles.reading)}>
        <span className={textStyle({ tone: 'muted' })}>{name}</span> <strong>{counted}</strong>
      </Stack>
      <div
        {...area}
        role="slider"
        tabIndex={0}
        aria-label={chart}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={`${name}: ${counted}`}
        className={styles.area}
      >
        <Bars counts={days.map((one) => one.count)} chosen={chosen} />
      </div>
      <Row
        as="p"
        justify="between"
        above={1}
        aria-hidden="true"
        className={textStyle({ tone: 'muted', size: 'tiny' })}
      >
        <span>{shortDay(days[0]?.day ?? '')}</span>
        <span>{m.chart_today()}</span>
      </Row>
      <DayTable days={days} name={chart} column={column} />
    </div>
  );
}

/** What a bar takes of the width that a day has; the rest is the gap. */
const BAR_SHARE = 0.66;
/** The height in percent of a day without views: a short bar and not a gap. */
const STUB = 2;
const RADIUS_PX = 2;

/** Measured in percent, so that it fills any width without bending its corners. */
function Bars({ counts, chosen }: { counts: readonly number[]; chosen: number }) {
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
function DayTable({ days, name, column }: Omit<DayChartProps, 'countOf'>) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{m.chart_day()}</th>
            <th scope="col">{column}</th>
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

const small = textStyle({ size: 'small', numeric: true, leading: 1.45 });

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

// A day without a time is read as UTC: in another time zone its name would be off by one.
const write = (day: string, how: Intl.DateTimeFormatOptions) =>
  formatMoment(day, { ...how, timeZone: 'UTC' });

/** A day with its name: 'Friday, November 20'. @param day as 2026-11-20 */
const dayName = (day: string): string =>
  write(day, { weekday: 'long', day: 'numeric', month: 'long' });

/** A day in few letters: 'Nov 20'. @param day as 2026-11-20 */
const shortDay = (day: string): string => write(day, { day: 'numeric', month: 'short' });
