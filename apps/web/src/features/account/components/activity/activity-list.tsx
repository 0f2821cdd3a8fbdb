import type { Activity } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../../components/ui/relative-time.tsx';
import { activityWords } from '../../activity-words.ts';
import styles from './activity-list.module.css';

/** What happened, a line each, newest first. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ol role="list" className={styles.list}>
      {activity.map((one) => (
        <ActivityItem key={one.id} activity={one} />
      ))}
    </ol>
  );
}

function ActivityItem({ activity }: { activity: Activity }) {
  const { icon: Icon, sentence, to } = activityWords(activity);
  return (
    <li className={styles.item}>
      <span className={styles.icon}>
        <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className={styles.sentence}>
        {to ? (
          <Link to={to} className={styles.link}>
            {sentence}
          </Link>
        ) : (
          sentence
        )}
      </p>
      <RelativeTime at={activity.date} className={styles.time} />
    </li>
  );
}
