import { useSearchParams } from 'react-router-dom';
import { m } from '#messages';
import { Loaded } from '../../../../components/feedback/loaded.tsx';
import { ClosingCall } from '../../../../components/layout/closing-call.tsx';
import { TerrainHero } from '../../../../components/layout/terrain-hero.tsx';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { paths } from '../../../../lib/paths.ts';
import { Calls } from './calls.tsx';
import { ContactCards } from './contact-cards.tsx';
import { Office } from './office.tsx';

export function ContactPage() {
  const content = useEndpoint('pages.contact.get');
  const company = useEndpoint('pages.company.get');
  const subject = useSearchParams()[0].get('subject');
  return (
    <Loaded of={{ content, company }}>
      {({ content, company }) => (
        <>
          <TerrainHero
            eyebrow={m.layout_contact()}
            title={content.heroTitle}
            subtitle={content.heroSubtitle}
            picture="/art/terrain-contact/1920x720.webp"
          />
          <ContactCards {...{ content, company, subject }} />
          <Office content={content.office} company={company} />
          <Calls calls={content.calls} email={company.email} />
          <ClosingCall {...content.about} to={paths.about.to()} />
        </>
      )}
    </Loaded>
  );
}
