import { m } from '#messages';
import { Loaded } from '../../../../components/feedback/loaded.tsx';
import { ClosingCall } from '../../../../components/layout/closing-call.tsx';
import { TerrainHero } from '../../../../components/layout/terrain-hero.tsx';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { paths } from '../../../../lib/paths.ts';
import { SideSection } from '../shared/side-section.tsx';
import { Collective } from './collective.tsx';
import { Departments } from './departments.tsx';
import { Leaders } from './leaders.tsx';

export function TeamPage() {
  const content = useEndpoint('pages.team.get');
  const leaders = useEndpoint('content.leadership.list');
  const members = useEndpoint('content.teamMembers.list');
  const departments = useEndpoint('content.departments.list');
  return (
    <Loaded of={{ content, leaders, members, departments }}>
      {({ content, leaders, members, departments }) => (
        <>
          <TerrainHero
            eyebrow={m.layout_team()}
            title={content.heroTitle}
            subtitle={content.heroSubtitle}
            picture="/art/terrain-team/1920x720.webp"
          />
          <Leaders content={content.leadershipSection} leaders={leaders} />
          <Collective content={content.collectiveSection} {...{ members, departments }} />
          <SideSection
            title={content.departmentsSection.title}
            description={content.departmentsSection.description}
          >
            <Departments departments={departments} />
          </SideSection>
          <ClosingCall {...content.closing} to={paths.careers.to()} />
        </>
      )}
    </Loaded>
  );
}
