import type { ReactNode } from 'react';
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
import { WriteToUs } from './write-to-us.tsx';

const FORM_ID = 'write';

interface ContactPageProps {
  /** The form, under the heading that names it. */
  form: (label: string) => ReactNode;
}

export function ContactPage({ form }: ContactPageProps) {
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
          <WriteToUs id={FORM_ID} words={content.form}>
            {form(content.form.title)}
          </WriteToUs>
          <Office content={content.office} company={company} />
          <Calls calls={content.calls} form={FORM_ID} />
          <ClosingCall {...content.about} to={paths.about.to()} />
        </>
      )}
    </Loaded>
  );
}
