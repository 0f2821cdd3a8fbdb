import type { Dashboard } from '@vitrine/contracts';
import { m } from '#messages';
import { dayName, shortDay } from '../../day-name.ts';
import { useChosenDay } from '../../use-chosen-day.ts';
import { ViewsBars } from './views-bars.tsx';
import styles from './views-chart.module.css';
import { ViewsTable } from './views-table.tsx';

type Days = Dashboard['views']['days'];

/**
 * Views day by day. Pointing, tapping and the arrow keys choose the day that is told above it;
 * today is told until then.
 */
export function ViewsChart({ days }: { days: Days }) {
  const { chosen, area } = useChosenDay(days.length);
  const { day = '', count = 0 } = days[chosen] ?? {};
  const views = m.account_views_count({ count });
  const isToday = chosen === days.length - 1;
  const name = isToday ? m.account_views_today() : dayName(day);
  return (
    <div className={styles.chart}>
      <p aria-hidden="true" className={styles.reading}>
        <span className={styles.day}>{name}</span> <strong>{views}</strong>
      </p>
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
      <p aria-hidden="true" className={styles.ends}>
        <span>{shortDay(days[0]?.day ?? '')}</span>
        <span>{m.account_views_today()}</span>
      </p>
      <ViewsTable days={days} />
    </div>
  );
}
