import type { Project } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { Stack } from '../../../components/layout/primitives.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { paths } from '../../../lib/paths.ts';
import { anchor, firstParagraph, splitFirstSentence } from '../../../lib/text-parts.ts';
import styles from './case-story.module.css';

/** How a story is set: under a wide picture, beside a tall one, or before it. */
export type StoryLayout = 'wide' | 'beside' | 'before';

interface CaseStoryProps {
  project: Project;
  layout: StoryLayout;
}

const SIZES = {
  wide: '(max-width: 80rem) 94vw, 77.5rem',
  beside: '(max-width: 64rem) 94vw, 32rem',
  before: '(max-width: 64rem) 94vw, 32rem',
} as const;

/** One piece of work: what was wrong, what we did, what is different now. */
export function CaseStory({ project, layout }: CaseStoryProps) {
  const impact = splitFirstSentence(project.impact);
  return (
    <Stack as="article" gap={4} rowGap={3} className={cx(styles.story, styles[layout])}>
      {project.image ? (
        <Picture src={project.image} alt="" sizes={SIZES[layout]} className={styles.picture} />
      ) : null}
      <header className={styles.head}>
        <h3 className={cx(textStyle({ size: 2 }), styles.name)}>
          <Link to={{ pathname: paths.projects.to(), hash: anchor(project.name) }}>
            {project.name}
          </Link>
        </h3>
        <p className={styles.tagline}>{project.tagline}</p>
      </header>
      <Stack as="dl" gap={3} className={styles.steps}>
        <div>
          <dt>{m.home_problem()}</dt>
          <dd>{firstParagraph(project.problem)}</dd>
        </div>
        <div>
          <dt>{m.home_solution()}</dt>
          <dd>{firstParagraph(project.solution)}</dd>
        </div>
        <div className={styles.impact}>
          <dt>{m.home_impact()}</dt>
          <dd>
            <strong>{impact.first}</strong> {impact.rest}
          </dd>
        </div>
      </Stack>
    </Stack>
  );
}
