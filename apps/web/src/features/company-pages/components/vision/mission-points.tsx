import type { PageContent } from '@vitrine/contracts';
import { Grid } from '../../../../components/layout/primitives.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import styles from './mission-points.module.css';

interface MissionPointsProps {
  points: PageContent<'vision-mission'>['mission']['points'];
}

export function MissionPoints({ points }: MissionPointsProps) {
  return (
    <ol className={styles.points}>
      {points.map((point) => (
        <Grid as="li" gap={1} key={point.title} className={styles.point}>
          <h3>{point.title}</h3>
          <p className={textStyle({ tone: 'muted', measure: 'text' })}>{point.description}</p>
        </Grid>
      ))}
    </ol>
  );
}
