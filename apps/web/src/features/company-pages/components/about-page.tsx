import type { Company, ContentEntity, PageContent } from '@vitrine/contracts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingCall } from '#components/layout/closing-call.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { TerrainHero } from '#components/layout/terrain-hero.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './about-page.module.css';
import { EntryRows, SideSection } from './shared-sections.tsx';

const PURPOSES_ID = 'purposes';

/** What the company is there for, two by two. */
function Purposes({ content }: { content: PageContent<'about'>['purposes'] }) {
  return (
    <Section labelledBy={PURPOSES_ID}>
      <h2 id={PURPOSES_ID} className={styles.title}>
        {content.title}
      </h2>
      <Stack as="ul" className={styles.list}>
        {content.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3>{item.title}</h3>
            <p className={textStyle({ tone: 'muted', measure: 28, above: 1 })}>
              {item.description}
            </p>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

interface NameMeaningProps {
  content: PageContent<'about'>['identitySection'];
  name: Company['name'];
}

const NAME_MEANING_ID = 'identity';

/** The two parts of the name, each with what it says. */
function NameMeaning({ content, name }: NameMeaningProps) {
  const { meaning } = content;
  return (
    <Section labelledBy={NAME_MEANING_ID}>
      <h2 id={NAME_MEANING_ID}>{content.title}</h2>
      <p
        className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 30, above: 2 })}
      >
        {content.description}
      </p>
      <Stack as="dl" gap={6} above={6} className={styles.words}>
        <div>
          <dt className={styles.word}>{name.first}</dt>
          <dd className={styles.meaning}>{meaning.first}</dd>
        </div>
        <div>
          <dt className={styles.word}>{name.second}</dt>
          <dd className={styles.meaning}>{meaning.second}</dd>
        </div>
      </Stack>
    </Section>
  );
}

const CLIMB_ID = 'approach';

/** The steps of a project, each a little higher than the one before. */
function Climb({ content }: { content: PageContent<'about'>['approach'] }) {
  return (
    <Section labelledBy={CLIMB_ID} tone="raised">
      <Stack gap={2} className={styles.head}>
        <h2 id={CLIMB_ID}>{content.title}</h2>
        <p className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 26 })}>
          {content.description}
        </p>
      </Stack>
      <Stack as="ol" gap={4} above={6} className={styles.steps}>
        {content.steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p className={textStyle({ tone: 'muted', measure: 28, above: 1 })}>
              {step.description}
            </p>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

const PARTNERS_ID = 'partners';

/** Who made what with us. */
function Partners({ content }: { content: PageContent<'about'>['partners'] }) {
  return (
    <Section labelledBy={PARTNERS_ID}>
      <h2 id={PARTNERS_ID}>{content.title}</h2>
      <p className={styles.description}>{content.description}</p>
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
          <PartnerList partners={partners} />
          <ClosingCall {...content.closing} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
