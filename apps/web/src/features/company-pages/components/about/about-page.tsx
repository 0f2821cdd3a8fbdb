import { m } from '#messages';
import { Loaded } from '../../../../components/feedback/loaded.tsx';
import { ClosingCall } from '../../../../components/layout/closing-call.tsx';
import { TerrainHero } from '../../../../components/layout/terrain-hero.tsx';
import { Prose } from '../../../../components/ui/prose.tsx';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { paths } from '../../../../lib/paths.ts';
import { SideSection } from '../shared/side-section.tsx';
import { Climb } from './climb.tsx';
import { NameMeaning } from './name-meaning.tsx';
import { Partners } from './partners.tsx';
import { Purposes } from './purposes.tsx';

export function AboutPage() {
  const content = useEndpoint('pages.about.get');
  const company = useEndpoint('pages.company.get');
  return (
    <Loaded of={{ content, company }}>
      {({ content, company }) => (
        <>
          <TerrainHero
            eyebrow={m.layout_about()}
            title={content.heroTitle}
            subtitle={content.heroSubtitle}
            picture="/art/terrain-about/1920x720.webp"
          />
          <NameMeaning content={content.identitySection} name={company.name} />
          <SideSection title={content.why.title} tone="sunken">
            <Prose text={content.why.description} size="lead" />
          </SideSection>
          <Purposes content={content.purposes} />
          <Climb content={content.approach} />
          <Partners content={content.partners} />
          <ClosingCall {...content.closing} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
