import { m } from '#messages';
import { Loaded } from '../../../../components/feedback/loaded.tsx';
import { ClosingCall } from '../../../../components/layout/closing-call.tsx';
import { SectionBreak } from '../../../../components/layout/section-break.tsx';
import { TerrainHero } from '../../../../components/layout/terrain-hero.tsx';
import { Badge } from '../../../../components/ui/badge.tsx';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { paths } from '../../../../lib/paths.ts';
import { EntryRows } from '../shared/entry-rows.tsx';
import { SideSection } from '../shared/side-section.tsx';
import { CaseStudies } from './case-studies.tsx';

export function ProjectsPage() {
  const content = useEndpoint('pages.projects.get');
  const projects = useEndpoint('content.projects.list');
  return (
    <Loaded of={{ content, projects }}>
      {({ content, projects }) => (
        <>
          <TerrainHero
            eyebrow={m.layout_projects()}
            title={content.heroTitle}
            subtitle={content.heroSubtitle}
            picture="/art/terrain-projects/1920x720.webp"
          />
          <CaseStudies projects={projects} />
          <SectionBreak />
          <SideSection
            title={content.inProgress.title}
            description={content.inProgress.description}
          >
            <EntryRows
              entries={content.inProgress.items.map(({ name, stage, description }) => ({
                title: name,
                note: (
                  <Badge tone="info" dot>
                    {stage}
                  </Badge>
                ),
                text: description,
              }))}
            />
          </SideSection>
          <ClosingCall {...content.contact} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
