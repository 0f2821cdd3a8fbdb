import type { PageContent } from '@vitrine/contracts';
import styles from './mission-points.module.css';

interface MissionPointsProps {
  points: PageContent<'vision-mission'>['mission']['points'];
}

export function MissionPoints({ points }: MissionPointsProps) {
  return (
    <ol className={styles.points}>
      {points.map((point) => (
        <li key={point.title} className={styles.point}>
          <h3>{point.title}</h3>
          <p className={styles.text}>{point.description}</p>
        </li>
      ))}
    </ol>
  );
}
