import type { Department } from '@vitrine/contracts';
import { m } from '#messages';
import { Grid } from '../../../../components/layout/primitives.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import { ContentIcon } from '../shared/content-icon.tsx';
import styles from './departments.module.css';

/** The departments, with how many people sit in each. */
export function Departments({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className={styles.departments}>
      {departments.map(({ id, name, description, icon, count }) => (
        <Grid as="li" gap={2} key={id} className={styles.department}>
          <span className={styles.icon}>
            <ContentIcon name={icon} />
          </span>
          <div>
            <h3>{name}</h3>
            <p className={textStyle({ tone: 'muted', measure: 26, above: 1 })}>{description}</p>
          </div>
          <p className={styles.count}>
            <strong>{count}</strong>{' '}
            <span>{count === 1 ? m.company_person_count() : m.company_people_count()}</span>
          </p>
        </Grid>
      ))}
    </ul>
  );
}
