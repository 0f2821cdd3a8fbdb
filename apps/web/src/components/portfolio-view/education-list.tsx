import type { Education } from '@vitrine/contracts';
import { Grid } from '../layout/primitives.tsx';
import styles from './education-list.module.css';

/** What was learned where; the year stands at the side. */
export function EducationList({ educations }: { educations: readonly Education[] }) {
  return (
    <ul className={styles.list}>
      {educations.map((education) => (
        <Grid as="li" align="baseline" key={education.id} className={styles.row}>
          <h3>{education.degree}</h3>
          <p className={styles.institution}>{education.institution}</p>
          {education.year ? <p className={styles.year}>{education.year}</p> : null}
        </Grid>
      ))}
    </ul>
  );
}
