import type { Company, ContentEntity, PageContent } from '@vitrine/contracts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingLines } from '#components/layout/closing-lines.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { useWrittenLang } from '#lib/written-in.ts';
import { m } from '#messages';
import styles from './about-page.module.css';
import { EntryRows, PageHero, SideSection } from './shared-sections.tsx';

/** What the company is there for, two by two. */
function Purposes({ content }: { content: PageContent<'about'>['purposes'] }) {
  return (
    <Section lang={useWrittenLang()} labelledBy="purposes" title={content.title}>
      <Stack as="ul" ruled pad={3} columns="1-1" className={styles.list}>
        {content.items.map((item) => (
          <TitledText key={item.title} item={item} />
        ))}
      </Stack>
    </Section>
  );
}

function TitledText({
  item: { title, description },
}: {
  item: Record<'title' | 'description', string>;
}) {
  return (
    <li>
      <h3>{title}</h3>
      <p className={textStyle({ tone: 'muted', measure: 28, above: 1 })}>{description}</p>
    </li>
  );
}

interface NameMeaningProps {
  content: PageContent<'about'>['identitySection'];
  name: Company['name'];
}

/** The two parts of the name, each with what it says. */
function NameMeaning({ content, name }: NameMeaningProps) {
  return (
    <Section
      lang={useWrittenLang()}
      labelledBy="identity"
      title={content.title}
      lead={content.description}
    >
      <Stack as="dl" gap={6} columns="1-1" className={styles.words}>
        {(['first', 'second'] as const).map((part) => (
          <div key={part}>
            <dt className={styles.word}>{name[part]}</dt>
            <dd className={styles.meaning}>{content.meaning[part]}</dd>
          </div>
        ))}
      </Stack>
    </Section>
  );
}

const CLIMB_ID = 'approach';

/** The steps of a project, each a little higher than the one before. */
function Climb({ content }: { content: PageContent<'about'>['approach'] }) {
  return (
    <Section lang={useWrittenLang()} labelledBy={CLIMB_ID} tone="light">
      <Stack gap={2} className={styles.head}>
        <h2 id={CLIMB_ID}>{content.title}</h2>
        <p className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 26 })}>
          {content.description}
        </p>
      </Stack>
      <Stack as="ol" gap={4} above={6} className={styles.steps}>
        {content.steps.map((step) => (
          <TitledText key={step.title} item={step} />
        ))}
      </Stack>
    </Section>
  );
}

/** Who made what with us. */
function Partners({ content }: { content: PageContent<'about'>['partners'] }) {
  return (
    <Section
      lang={useWrittenLang()}
      labelledBy="partners"
      title={content.title}
      lead={content.description}
    >
      <EntryRows
        entries={content.items.map(({ name, role, description }) => ({
          title: name,
          note: role,
          text: description,
        }))}
      />
    </Section>
  );
}

/** Who we work with, each by logo or by name alone; nothing where there is nobody. */
function PartnerList({ partners }: { partners: readonly ContentEntity<'partners'>[] }) {
  if (partners.length === 0) return null;
  return (
    <SideSection title={m.company_partners()} tone="sunken">
      <Stack as="ul" gap={6}>
        {partners.map(({ id, name, description, logo, link }) => (
          <li key={id} className={styles.partner}>
            {logo ? <Picture src={logo} alt="" sizes="160px" className={styles.logo} /> : null}
            <h3 className={styles.partnerName}>
              {link ? (
                <a href={link} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
            </h3>
            {description ? (
              <p className={textStyle({ tone: 'muted', measure: 30, above: 1 })}>{description}</p>
            ) : null}
          </li>
        ))}
      </Stack>
    </SideSection>
  );
}

export function AboutPage() {
  const content = useEndpoint('pages.about.get');
  const company = useEndpoint('pages.company.get');
  const partners = useEndpoint('content.partners.list');
  return (
    <Loaded of={{ content, company, partners }}>
      {({ content, company, partners }) => (
        <>
          <PageHero eyebrow={m.layout_about()} content={content} terrain="about" />
          <NameMeaning content={content.identitySection} name={company.name} />
          <SideSection title={content.why.title} tone="sunken">
            <Prose text={content.why.description} size="lead" />
          </SideSection>
          <Purposes content={content.purposes} />
          <Climb content={content.approach} />
          <Partners content={content.partners} />
          <PartnerList partners={partners} />
          <ClosingLines {...content.closing} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
