import { cx } from '../../../../components/cx.ts';
import styles from './views-chart.module.css';

/** What a bar takes of the width that a day has; the rest is the gap. */
const BAR_SHARE = 0.66;
/** In percent: a day without views is a stub and not a hole. */
const STUB = 2;
const RADIUS_PX = 2;

/** Measured in percent, so that it fills any width without bending its corners. */
export function ViewsBars({ counts, chosen }: { counts: readonly number[]; chosen: number }) {
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
