import type { Experience } from '@vitrine/contracts';
import { textStyle } from '../ui/text-style.ts';
import styles from './experience-timeline.module.css';
import { WrittenText } from './written-text.tsx';

/** A career along a line, in the order its owner gave it. */
export function ExperienceTimeline({ experiences }: { experiences: readonly Experience[] }) {
  return (
    <ol className={styles.timeline}>
      {experiences.map((experience) => (
        <li key={experience.id} className={styles.stop}>
          {experience.period ? (
            <p className={textStyle({ tone: 'muted', size: 'small', numeric: true })}>
              {experience.period}
            </p>
          ) : null}
          <h3 className={styles.title}>{experience.title}</h3>
          <p className={styles.company}>{experience.company}</p>
          {experience.description ? (
            <WrittenText text={experience.description} className={styles.description} />
          ) : null}
        </li>
      ))}
    </ol>
  );
}
