import { anchor, type PageContent, type Service } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingLines } from '#components/layout/closing-lines.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { programmeId } from '#components/layout/public-links.ts';
import { Section } from '#components/layout/section.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import look from '#components/ui/category.module.css';
import { ContentIcon } from '#components/ui/content-icon.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { PageHero, SideHead, SideSection } from './shared-sections.tsx';
import styles from './solutions-page.module.css';

/** What one gets, with the work in which it can be seen. */
function ServiceCard({ service }: { service: Service }) {
  return (
    <Stack
      as="article"
      gap={1.5}
      className={cx(look.category, styles.card)}
      data-category={service.color}
    >
      <ContentIcon name={service.icon} size={26} />
      <h3>{service.title}</h3>
      <p className={textStyle({ tone: 'muted', measure: 28 })}>{service.description}</p>
      <Stack
        as="ul"
        pack="start"
        className={textStyle({ size: 'small', leading: 1.5 }, styles.features)}
      >
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Stack>
      {service.projects.length > 0 ? (
        <Cluster
          as="p"
          gap={1.5}
          rowGap={0}
          above={1}
          className={textStyle({ tone: 'muted', size: 'small' }, styles.projects)}
        >
          <span>{m.company_seen_in()}</span>
          {service.projects.map((project) => (
            <Link key={project} to={{ pathname: paths.projects.to(), hash: anchor(project) }}>
              {project}
            </Link>
          ))}
        </Cluster>
      ) : null}
    </Stack>
  );
}

interface ServicesProps {
  content: PageContent<'solutions'>['servicesSection'];
  services: readonly Service[];
}

function Services({ content, services }: ServicesProps) {
  return (
    <Section labelledBy="services" title={content.title} lead={content.description}>
      <Stack as="ul" ruled pad={4} columns="1-1" className={styles.services}>
        {services.map((service) => (
          <Stack as="li" key={service.id}>
            <ServiceCard service={service} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

type TrainingContent = PageContent<'solutions'>['training'];

type ProgrammeKind = TrainingContent['programmes'][number]['kind'];

interface TrainingProps {
  content: TrainingContent;
  /** The button that opens the application for a programme. */
  apply: (kind: ProgrammeKind) => ReactNode;
}

const TRAINING_ID = 'training';

/** The two ways to learn with the company. */
function Training({ content, apply }: TrainingProps) {
  return (
    <Section labelledBy={TRAINING_ID} tone="light">
      <Stack gap="cards" className={styles.grid}>
        <SideHead
          id={TRAINING_ID}
          title={content.title}
          text={content.description}
          className={textStyle({ below: 3 }, styles.head)}
        />
        {content.programmes.map((programme, index) => (
          <Programme
            key={programme.title}
            // links lead to the first of each kind
            id={
              content.programmes.findIndex(({ kind }) => kind === programme.kind) === index
                ? programmeId(programme.kind)
                : undefined
            }
            programme={programme}
            inverse={index === 0}
          >
            {apply(programme.kind)}
          </Programme>
        ))}
      </Stack>
    </Section>
  );
}

interface ProgrammeProps {
  id: string | undefined;
  programme: TrainingContent['programmes'][number];
  inverse: boolean;
  children: ReactNode;
}

function Programme({ id, programme, inverse, children }: ProgrammeProps) {
  return (
    <Card
      as="article"
      id={id}
      tone={inverse ? 'inverse' : 'raised'}
      padding="large"
      className={layoutClass('grid', { gap: 2, pack: 'start' }, styles.programme)}
    >
      <p className={textStyle({ tone: 'accent', size: 'small', weight: 'medium' })}>
        {programme.duration}
      </p>
      <h3 className={styles.programmeTitle}>{programme.title}</h3>
      <p className={textStyle({ measure: 30 })}>{programme.description}</p>
      <Stack
        as="ul"
        pad={1.5}
        pack="start"
        className={textStyle({ tone: 'muted', size: 'small', leading: 1.5 }, styles.details)}
      >
        {programme.details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </Stack>
      {/* The section is light: a card in the other theme has the other theme's buttons. */}
      <Cluster as="p" gap={1.5} className={cx(inverse && 'dark')}>
        {children}
        <ButtonLink
          to={paths.contact.to(programme.title)}
          variant="secondary"
          className={styles.ask}
        >
          {m.company_ask_about()}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

function Principles({ items }: { items: PageContent<'solutions'>['principles']['items'] }) {
  return (
    <Stack as="dl" gap={4} columns="1-1" className={styles.principles}>
      {items.map((item) => (
        <div key={item.title}>
          <dt className={textStyle({ face: 'heading', size: 3 }, styles.principle)}>
            {item.title}
          </dt>
          <dd className={textStyle({ tone: 'muted' }, styles.text)}>{item.description}</dd>
        </div>
      ))}
    </Stack>
  );
}

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
          <PageHero eyebrow={m.layout_solutions()} content={content} terrain="solutions" />
          <Services content={content.servicesSection} services={services} />
          <Training content={content.training} apply={apply} />
          <SideSection
            title={content.principles.title}
            description={content.principles.description}
          >
            <Principles items={content.principles.items} />
          </SideSection>
          <ClosingLines {...content.closing} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
