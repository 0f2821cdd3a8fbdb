import type { Company, PageContent } from '@vitrine/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingNext } from '#components/layout/closing-next.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { SocialLinks } from '#components/layout/social-links.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { mailLink, phoneLink, whatsappLink } from '#lib/contact-links.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { m } from '#messages';
import styles from './contact-page.module.css';
import { PageHero, SideHead } from './shared-sections.tsx';

interface CallsProps {
  calls: PageContent<'contact'>['calls'];
  /** The id of the form that they fill in. */
  form: string;
}

/** Ways to begin; each leads to the form, which then says what it is about (CON-02). */
function Calls({ calls, form }: CallsProps) {
  return (
    <Section labelledBy="calls">
      <h2 id="calls">{m.company_ways_to_start()}</h2>
      <Stack as="ul" ruled pad={4} line="below" className={styles.calls}>
        {calls.map((call) => (
          <Stack as="li" gap={2} align="start" key={call.title}>
            <h3 className={textStyle({ size: 'title' })}>{call.title}</h3>
            <p className={textStyle({ tone: 'muted', measure: 30 })}>{call.description}</p>
            <ButtonLink to={`${paths.contact.to(call.subject)}#${form}`} variant="secondary">
              {call.action}
            </ButtonLink>
          </Stack>
        ))}
      </Stack>
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
    <Section labelledBy={OFFICE_ID} tone="sunken" className={cx('backdrop', styles.section)}>
      <Stack gap={4} className={styles.officeGrid}>
        <SideHead id={OFFICE_ID} title={content.title} text={content.description} />
        <Stack
          as="address"
          align="start"
          pack="start"
          className={textStyle({ face: 'heading', size: 3 }, styles.address)}
        >
          {company.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {company.phone ? (
            <a href={phoneLink(company.phone)} className={textStyle({ tone: 'accent', above: 2 })}>
              {company.phone}
            </a>
          ) : null}
          {company.whatsapp ? (
            <a
              href={whatsappLink(company.whatsapp)}
              rel="noopener"
              className={textStyle({ tone: 'accent' })}
            >
              {m.layout_whatsapp_chat()}
            </a>
          ) : null}
        </Stack>
        <div>
          <h3 className={textStyle({ size: 'base', tracking: 'none', below: 1 })}>
            {m.page_opening_hours()}
          </h3>
          {content.hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={textStyle({ tone: 'muted', size: 'tiny', above: 2 })}>
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

/** E-mail first, which is how most people write; then the website and the networks. */
function ContactCards({ content, company, subject }: ContactCardsProps) {
  const { email, website, social } = content.cards;
  return (
    <Section labelledBy="ways">
      <VisuallyHidden>
        <h2 id="ways">{m.company_ways_to_reach()}</h2>
      </VisuallyHidden>
      <Stack as="ul" gap="cards" className={styles.cards}>
        <ContactCard words={email} note={m.company_reply_time({ time: content.replyTime })}>
          <a
            className={textStyle({ face: 'heading', wrap: 'anywhere' }, styles.mail)}
            href={mailLink(company.email, subject)}
          >
            {company.email}
          </a>
        </ContactCard>
        <ContactCard words={website}>
          <a
            className={textStyle({ tone: 'second', weight: 'medium' }, styles.link)}
            href={company.website}
          >
            {company.website.replace(/^https?:\/\//, '')}
          </a>
        </ContactCard>
        <ContactCard words={social}>
          <SocialLinks
            social={company.social}
            name={`${company.name.first} ${company.name.second}`}
          />
        </ContactCard>
      </Stack>
    </Section>
  );
}

interface ContactCardProps {
  words: { title: string; description: string };
  /** Above the title, in the card that stands out. */
  note?: string | undefined;
  children: ReactNode;
}

function ContactCard({ words, note, children }: ContactCardProps) {
  return (
    <Card
      as="li"
      tone="raised"
      padding="large"
      className={layoutClass(
        'stack',
        { gap: 1, align: 'start', pack: 'start' },
        cx('backdrop', styles.card),
      )}
    >
      {note ? <p className={textStyle({ tone: 'accent', weight: 'medium' })}>{note}</p> : null}
      <h3>{words.title}</h3>
      <p className={textStyle({ tone: 'muted', measure: 26 })}>{words.description}</p>
      {children}
    </Card>
  );
}

interface WriteToUsProps {
  id: string;
  words: PageContent<'contact'>['form'];
  /** The form. */
  children: ReactNode;
}

/** The form beside what it is for; links to it put the focus into its first field. */
function WriteToUs({ id, words, children }: WriteToUsProps) {
  const heading = `${id}-heading`;
  const form = useFocusOnLink(id);
  return (
    <Section id={id} labelledBy={heading} tone="light">
      <Stack gap={4} columns="5-7">
        <SideHead id={heading} title={words.title} text={words.description} />
        <div ref={form}>{children}</div>
      </Stack>
    </Section>
  );
}

/** Focuses the first field after a link to `#id`, but not when the site is opened there. */
function useFocusOnLink(id: string) {
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
  const [address] = useSearchParams();
  // the server makes one page for all subjects
  const subject = useHydrated() ? address.get('subject') : null;
  return (
    <Loaded of={{ content, company }}>
      {({ content, company }) => (
        <>
          <PageHero eyebrow={m.layout_contact()} content={content} terrain="contact" />
          <ContactCards {...{ content, company, subject }} />
          <WriteToUs id={FORM_ID} words={content.form}>
            {form(content.form.title)}
          </WriteToUs>
          <Office content={content.office} company={company} />
          <Calls calls={content.calls} form={FORM_ID} />
          <ClosingNext {...content.about} to={paths.about.to()} />
        </>
      )}
    </Loaded>
  );
}
