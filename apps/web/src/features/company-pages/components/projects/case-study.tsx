import type { Project } from '@vitrine/contracts';
import { m } from '#messages';
import { cx } from '../../../../components/cx.ts';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Picture } from '../../../../components/ui/picture.tsx';
import { Prose } from '../../../../components/ui/prose.tsx';
import { anchor } from '../../../../lib/text-parts.ts';
import { ContentIcon } from '../shared/content-icon.tsx';
import { CaseImpact } from './case-impact.tsx';
import styles from './case-study.module.css';

interface CaseStudyProps {
  project: Project;
  /** The picture on the other side. */
  mirrored: boolean;
}

/** A project from its problem to what it changed. */
export function CaseStudy({ project, mirrored }: CaseStudyProps) {
  return (
    <Stack
      as="article"
      gap={4}
      id={anchor(project.name)}
      className={cx(styles.case, mirrored && styles.mirrored)}
    >
      <header className={styles.head}>
        <span className={styles.icon}>
          <ContentIcon name={project.icon} size={28} />
        </span>
        <h2 className={styles.name}>{project.name}</h2>
        <p className={styles.tagline}>{project.tagline}</p>
      </header>
      {project.image ? (
        <Picture
          src={project.image}
          alt=""
          sizes="(max-width: 64rem) 94vw, 44rem"
          className={styles.picture}
        />
      ) : null}
      <div className={styles.problem}>
        <h3>{m.company_problem()}</h3>
        <Prose text={project.problem} className={styles.text} />
      </div>
      <div className={styles.solution}>
        <h3>{m.company_solution()}</h3>
        <Prose text={project.solution} className={styles.text} />
      </div>
      <div className={styles.features}>
        <h3>{m.company_features()}</h3>
        <Stack as="ul" gap={4} rowGap={0} className={styles.list}>
          {project.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Stack>
      </div>
      <CaseImpact impact={project.impact} className={styles.impact} />
    </Stack>
  );
}
