import type { PageContent, Project } from '@vitrine/contracts';
import { m } from '#messages';
import { Stack } from '../../../components/layout/primitives.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { paths } from '../../../lib/paths.ts';
import styles from './case-stories.module.css';
import { CaseStory, type StoryLayout } from './case-story.tsx';

interface CaseStoriesProps {
  content: PageContent<'home'>['caseStudies'];
  projects: readonly Project[];
}

const ID = 'case-studies';
const LAYOUTS: readonly StoryLayout[] = ['wide', 'beside', 'before'];

/** The first three projects, told; each is set in its own way. */
export function CaseStories({ content, projects }: CaseStoriesProps) {
  return (
    <Section labelledBy={ID}>
      <h2 id={ID} className={styles.title}>
        {content.title}
      </h2>
      <p
        className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 34, above: 3 })}
      >
        {content.description}
      </p>
      <Stack className={styles.stories}>
        {LAYOUTS.map((layout, index) => {
          const project = projects[index];
          return project ? <CaseStory key={project.id} {...{ project, layout }} /> : null;
        })}
      </Stack>
      <p className={styles.more}>
        <ButtonLink to={paths.projects.to()} variant="secondary">
          {m.home_all_work()}
        </ButtonLink>
      </p>
    </Section>
  );
}
