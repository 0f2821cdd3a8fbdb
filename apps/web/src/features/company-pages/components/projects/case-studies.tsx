import type { Project } from '@vitrine/contracts';
import { Section } from '../../../../components/layout/section.tsx';
import { CaseStudy } from './case-study.tsx';

/** Every project in full, on grounds that take turns. */
export function CaseStudies({ projects }: { projects: readonly Project[] }) {
  return projects.map((project, index) => (
    <Section key={project.id} tone={index % 2 === 0 ? 'ground' : 'sunken'}>
      <CaseStudy project={project} mirrored={index % 2 === 1} />
    </Section>
  ));
}
