import type { PortfolioProject } from '@vitrine/contracts';
import { m } from '#messages';
import { Stack } from '../layout/primitives.tsx';
import { Card } from '../ui/card.tsx';
import styles from './project-stories.module.css';
import { SkillPills } from './skill-pills.tsx';
import { WrittenText } from './written-text.tsx';

/** Each project as a story; the first one has the stage. */
export function ProjectStories({ projects }: { projects: readonly PortfolioProject[] }) {
  return (
    <Stack gap={2} className={styles.stories}>
      {projects.map((project, index) => (
        <Card
          key={project.id}
          as="article"
          padding="large"
          tone={index === 0 ? 'inverse' : 'raised'}
          className={styles.story}
        >
          <h3 className={styles.name}>{project.name}</h3>
          <WrittenText text={project.description} className={styles.description} />
          <SkillPills label={m.portfolio_view_technologies()} skills={project.technologies} />
        </Card>
      ))}
    </Stack>
  );
}
