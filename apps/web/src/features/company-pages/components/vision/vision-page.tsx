import { m } from '#messages';
import { Loaded } from '../../../../components/feedback/loaded.tsx';
import { ClosingCall } from '../../../../components/layout/closing-call.tsx';
import { TerrainHero } from '../../../../components/layout/terrain-hero.tsx';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { paths } from '../../../../lib/paths.ts';
import { SideSection } from '../shared/side-section.tsx';
import { MissionPoints } from './mission-points.tsx';
import { Values } from './values.tsx';
import { VisionStatement } from './vision-statement.tsx';

export function VisionPage() {
  const content = useEndpoint('pages.vision-mission.get');
  return (
    <Loaded of={{ content }}>
      {({ content }) => (
        <>
          <TerrainHero
            eyebrow={m.layout_vision()}
            title={content.heroTitle}
            subtitle={content.heroSubtitle}
            picture="/art/terrain-vision/1920x720.webp"
          />
          <VisionStatement content={content.vision} />
          <SideSection
            title={content.mission.title}
            description={content.mission.description}
            tone="sunken"
          >
            <MissionPoints points={content.mission.points} />
          </SideSection>
          <Values content={content.values} />
          <ClosingCall {...content.closing} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
