import type { ReactNode } from 'react';
import { m } from '#messages';
import { Loaded } from '../../../../components/feedback/loaded.tsx';
import { ClosingCall } from '../../../../components/layout/closing-call.tsx';
import { TerrainHero } from '../../../../components/layout/terrain-hero.tsx';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { paths } from '../../../../lib/paths.ts';
import { SideSection } from '../shared/side-section.tsx';
import { Principles } from './principles.tsx';
import { Services } from './services.tsx';
import { type ProgrammeKind, Training } from './training.tsx';

interface SolutionsPageProps {
  /** The button that opens the application for a programme. */
  apply: (kind: ProgrammeKind) => ReactNode;
}

export function SolutionsPage({ apply }: SolutionsPageProps) {
  const content = useEndpoint('pages.solutions.get');
  const services = useEndpoint('content.services.list');
  return (
    <Loaded of={{ content, services }}>
      {({ content, services }) => (
        <>
          <TerrainHero
            eyebrow={m.layout_solutions()}
            title={content.heroTitle}
            subtitle={content.heroSubtitle}
            picture="/art/terrain-solutions/1920x720.webp"
          />
          <Services content={content.servicesSection} services={services} />
          <Training content={content.training} apply={apply} />
          <SideSection
            title={content.principles.title}
            description={content.principles.description}
          >
            <Principles items={content.principles.items} />
          </SideSection>
          <ClosingCall {...content.closing} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
