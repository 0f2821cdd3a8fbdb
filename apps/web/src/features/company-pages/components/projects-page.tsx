import { anchor, type Project } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingLines } from '#components/layout/closing-lines.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { Section, SectionBreak } from '#components/layout/section.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Card } from '#components/ui/card.tsx';
import { ContentIcon } from '#components/ui/content-icon.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { splitFirstSentence } from '#lib/text-parts.ts';
import { m } from '#messages';
import styles from './projects-page.module.css';
import { EntryRows, PageHero, SideSection } from './shared-sections.tsx';

/** What the project changed; its first sentence is set large. */
function CaseImpact({ impact }: { impact: string }) {
  const { first, rest } = splitFirstSentence(impact);
  return (
    <Card
      tone="raised"
      padding="large"
      className={layoutClass('grid', { gap: 3, pack: 'space-between' }, styles.impact)}
    >
      <h3 className={textStyle({ tone: 'accent', size: 'base', tracking: 'none' })}>
        {m.company_impact()}
      </h3>
      <p>
        <strong className={textStyle({ face: 'heading' }, styles.first)}>{first}</strong>{' '}
        {rest ? <span className={textStyle({ tone: 'muted' })}>{rest}</span> : null}
      </p>
    </Card>
  );
}

interface CaseStudyProps {
  project: Project;
  /** The picture on the other side. */
  mirrored: boolean;
}

/** A project from its problem to what it changed. */
function CaseStudy({ project, mirrored }: CaseStudyProps) {
  return (
    <Stack
      as="article"
      gap={4}
      id={anchor(project.name)}
      className={cx(styles.case, mirrored && styles.mirrored)}
    >
      <header className={styles.head}>
        <ContentIcon name={project.icon} size={28} />
        <h2 className={styles.name}>
          <Link
            to={paths.caseStudy.to(project.address ?? project.id)}
            className={textStyle({ quiet: true })}
          >
            {project.name}
          </Link>
        </h2>
        <p className={textStyle({ tone: 'second', size: 'lead', above: 2 })}>{project.tagline}</p>
      </header>
      {project.image ? (
        <Picture
          src={project.image}
          alt=""
          sizes="(max-width: 64rem) 94vw, 44rem"
          className={cx('cover rounded', styles.picture)}
        />
      ) : null}
      <div className={styles.problem}>
        <h3>{m.company_problem()}</h3>
        <Prose text={project.problem} className={textStyle({ tone: 'muted' })} />
      </div>
      <div>
        <h3>{m.company_solution()}</h3>
        <Prose text={project.solution} className={textStyle({ tone: 'muted' })} />
      </div>
      <div className={styles.features}>
        <h3>{m.company_features()}</h3>
        <Stack as="ul" gap={4} rowGap={0} ruled columns="1-1" className={styles.list}>
          {project.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Stack>
      </div>
      <CaseImpact impact={project.impact} />
    </Stack>
  );
}

/** Every project in full, on two backgrounds in turn. */
function CaseStudies({ projects }: { projects: readonly Project[] }) {
  return projects.map((project, index) => (
    <Section key={project.id} tone={index % 2 === 0 ? 'ground' : 'sunken'}>
      <CaseStudy project={project} mirrored={index % 2 === 1} />
    </Section>
  ));
}

export function ProjectsPage() {
  const content = useEndpoint('pages.projects.get');
  const projects = useEndpoint('content.projects.list');
  return (
    <Loaded of={{ content, projects }}>
      {({ content, projects }) => (
        <>
          <PageHero eyebrow={m.layout_projects()} content={content} terrain="projects" />
          <CaseStudies projects={projects} />
          <SectionBreak />
          <SideSection
            title={content.inProgress.title}
            description={content.inProgress.description}
            tone="light"
          >
            <EntryRows
              entries={content.inProgress.items.map(({ name, stage, description }) => ({
                title: name,
                note: (
                  <Badge tone="info" dot>
                    {stage}
                  </Badge>
                ),
                text: description,
              }))}
            />
          </SideSection>
          <ClosingLines {...content.contact} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
