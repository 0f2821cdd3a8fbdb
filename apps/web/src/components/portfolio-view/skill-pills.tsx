import { cx } from '../cx.ts';
import { Cluster } from '../layout/primitives.tsx';
import styles from './skill-pills.module.css';

interface SkillPillsProps {
  label: string;
  skills: readonly string[];
  large?: boolean | undefined;
}

/** Skills or technologies, quietly; each is named once. */
export function SkillPills({ label, skills, large }: SkillPillsProps) {
  const distinct = [...new Set(skills)];
  if (distinct.length === 0) return null;
  return (
    <Cluster as="ul" aria-label={label} className={cx(styles.pills, large && styles.large)}>
      {distinct.map((skill) => (
        <li key={skill} className={styles.pill}>
          {skill}
        </li>
      ))}
    </Cluster>
  );
}
