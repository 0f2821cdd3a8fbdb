import { m } from '#messages';
import { Loaded } from '../../../../components/feedback/loaded.tsx';
import { TerrainHero } from '../../../../components/layout/terrain-hero.tsx';
import { ButtonLink } from '../../../../components/ui/button-link.tsx';
import { Prose } from '../../../../components/ui/prose.tsx';
import { mailLink } from '../../../../lib/contact-links.ts';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { SideSection } from '../shared/side-section.tsx';
import styles from './careers-page.module.css';
import { Positions } from './positions.tsx';

export function CareersPage() {
  const content = useEndpoint('pages.careers.get');
  const company = useEndpoint('pages.company.get');
  return (
    <Loaded of={{ content, company }}>
      {({ content, company }) => (
        <>
          <TerrainHero
            eyebrow={m.company_careers()}
            title={content.heroTitle}
            subtitle={content.heroSubtitle}
          />
          <Positions positions={content.positions} email={company.email} />
          <SideSection title={content.howToApply.title} tone="sunken">
            <Prose text={content.howToApply.description} />
            <p className={styles.action}>
              <ButtonLink to={mailLink(company.email)}>{m.company_apply_by_mail()}</ButtonLink>
            </p>
          </SideSection>
        </>
      )}
    </Loaded>
  );
}
