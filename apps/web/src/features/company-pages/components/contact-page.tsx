import type { Company, PageContent } from '@vitrine/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingCall } from '#components/layout/closing-call.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { SocialLinks } from '#components/layout/social-links.tsx';
import { TerrainHero } from '#components/layout/terrain-hero.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { mailLink, phoneLink } from '#lib/contact-links.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './contact-page.module.css';

interface CallsProps {
  calls: PageContent<'contact'>['calls'];
  /** The id of the form that they fill in. */
  form: string;
}

const CALLS_ID = 'calls';

/** Ways to begin; each leads to the form, which then says what it is about (CON-02). */
function Calls({ calls, form }: CallsProps) {
  return (
    <Section labelledBy={CALLS_ID}>
      <h2 id={CALLS_ID}>{m.company_ways_to_start()}</h2>
      <ul className={styles.calls}>
        {calls.map((call) => (
          <Stack as="li" gap={2} align="start" key={call.title} className={styles.call}>
            <h3 className={styles.title}>{call.title}</h3>
            <p className={textStyle({ tone: 'muted', measure: 30 })}>{call.description}</p>
            <ButtonLink to={`${paths.contact.to(call.subject)}#${form}`} variant="secondary">
              {call.action}
            </ButtonLink>
          </Stack>
        ))}
      </ul>
    </Section>
  );
}

interface OfficeProps {
  content: PageContent<'contact'>['office'];
  company: Company;
}

const OFFICE_ID = 'office';

/** Where to find the company, with its place on the map. */
function Office({ content, company }: OfficeProps) {
  return (
    <Section labelledBy={OFFICE_ID} tone="sunken" className={styles.section}>
      <Stack gap={4} className={styles.officeGrid}>
        <div className={styles.words}>
          <h2 id={OFFICE_ID}>{content.title}</h2>
          <p className={textStyle({ tone: 'muted', measure: 28, above: 2 })}>
            {content.description}
          </p>
        </div>
        <Stack as="address" align="start" className={styles.address}>
          {company.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={phoneLink(company.phone)} className={textStyle({ tone: 'accent', above: 2 })}>
            {company.phone}
          </a>
        </Stack>
        <div>
          <h3 className={styles.label}>{m.page_opening_hours()}</h3>
          {content.hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={styles.place}>
            {company.coordinates} · {company.elevation}
          </p>
        </div>
      </Stack>
    </Section>
  );
}

interface ContactCardsProps {
  content: PageContent<'contact'>;
  company: Company;
  /** What the visitor came to write about. */
  subject: string | null;
}

const CONTACT_CARDS_ID = 'ways';

/** E-mail first, which is how most people write; then the website and the networks. */
function ContactCards({ content, company, subject }: ContactCardsProps) {
  const { email, website, social } = content.cards;
  return (
    <Section labelledBy={CONTACT_CARDS_ID}>
      <VisuallyHidden>
        <h2 id={CONTACT_CARDS_ID}>{m.company_ways_to_reach()}</h2>
      </VisuallyHidden>
      <Stack as="ul" className={styles.cards}>
        <Card as="li" tone="inverse" padding="large" className={styles.card}>
          <p className={textStyle({ tone: 'accent', weight: 'medium' })}>
            {m.company_reply_time({ time: content.replyTime })}
          </p>
          <h3>{email.title}</h3>
          <p className={textStyle({ tone: 'muted', measure: 26 })}>{email.description}</p>
          <a className={styles.mail} href={mailLink(company.email, subject)}>
            {company.email}
          </a>
        </Card>
        <Card as="li" padding="large" className={styles.card}>
          <h3>{website.title}</h3>
          <p className={textStyle({ tone: 'muted', measure: 26 })}>{website.description}</p>
          <a
            className={cx(textStyle({ tone: 'second', weight: 'medium' }), styles.link)}
            href={company.website}
          >
            {company.website.replace(/^https?:\/\//, '')}
          </a>
        </Card>
        <Card as="li" padding="large" className={styles.card}>
          <h3>{social.title}</h3>
          <p className={textStyle({ tone: 'muted', measure: 26 })}>{social.description}</p>
          <SocialLinks
            social={company.social}
            name={`${company.name.first} ${company.name.second}`}
          />
        </Card>
      </Stack>
    </Section>
  );
}

interface WriteToUsProps {
  id: string;
  words: PageContent<'contact'>['form'];
  /** The form. */
  children: ReactNode;
}

/** The form beside what it is for. Whoever is sent to it can begin to type at once. */
function WriteToUs({ id, words, children }: WriteToUsProps) {
  const heading = `${id}-heading`;
  const form = useFocusOnArrival(id);
  return (
    <Section id={id} labelledBy={heading}>
      <Stack gap={4} className={styles.writeToUsGrid}>
        <Stack gap={2} className={styles.words}>
          <h2 id={heading}>{words.title}</h2>
          <p className={textStyle({ tone: 'muted', measure: 26 })}>{words.description}</p>
        </Stack>
        <div ref={form}>{children}</div>
      </Stack>
    </Section>
  );
}

/** Following a link to `#id` puts the focus into the first field; the address of a first view not. */
function useFocusOnArrival(id: string) {
  const element = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}` || key === 'default') return;
    element.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [hash, key, id]);
  return element;
}

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
