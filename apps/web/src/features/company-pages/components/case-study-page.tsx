import type { CaseStudy, Project } from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingNext } from '#components/layout/closing-next.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { Container, Section } from '#components/layout/section.tsx';
import { ContentIcon } from '#components/ui/content-icon.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { ShareLinks } from '#components/ui/share-links.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { splitFirstSentence } from '#lib/text-parts.ts';
import { m } from '#messages';
import styles from './case-study-page.module.css';

/** The name over the product itself. */
function Opening({ project, services }: Pick<CaseStudy, 'project' | 'services'>) {
  return (
    <div className={cx('backdrop', styles.opening)}>
      <Container>
        <Stack gap={5} className={styles.head}>
          <Stack as="header" gap={2} align="start" pack="start">
            <nav aria-label={m.page_path()}>
              <Link
                to={paths.projects.to()}
                className={layoutClass(
                  'row',
                  { align: 'center' },
                  textStyle({ tone: 'second', size: 'small', quiet: true }, 'target'),
                )}
              >
                {m.layout_projects()}
              </Link>
            </nav>
            <span className={styles.icon}>
              <ContentIcon name={project.icon} size={32} />
            </span>
            <h1 className={styles.name}>{project.name}</h1>
            <p className={textStyle({ size: 'lead', leading: 1.5, measure: 26 })}>
              {project.tagline}
            </p>
            {services.length > 0 ? (
              <p className={textStyle({ tone: 'muted', size: 'small', measure: 30 })}>
                {m.company_services_used({ services: services.join(', ') })}
              </p>
            ) : null}
          </Stack>
          {project.image ? (
            <Picture
              src={project.image}
              alt=""
              sizes="(max-width: 64rem) 94vw, 48rem"
              priority
              className={cx('cover rounded', styles.picture)}
            />
          ) : null}
        </Stack>
      </Container>
    </div>
  );
}

/** What was wrong and what was done, one after the other on one axis. */
function Story({ project }: { project: Project }) {
  const parts = [
    { title: m.company_problem(), text: project.problem },
    { title: m.company_solution(), text: project.solution },
  ].filter(({ text }) => text.trim() !== '');
  return (
    <Section space="small">
      <Stack gap={6}>
        {parts.map(({ title, text }) => (
          <StoryPart key={title} title={title}>
            <Prose text={text} size="lead" />
          </StoryPart>
        ))}
        {project.features.length > 0 ? (
          <StoryPart title={m.company_features()}>
            <Stack as="ul" gap={4} rowGap={0} ruled columns="1-1" className={styles.list}>
              {project.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Stack>
          </StoryPart>
        ) : null}
      </Stack>
    </Section>
  );
}

function StoryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2} pack="start" className={styles.part}>
      <h2 className={textStyle({ size: 3 })}>{title}</h2>
      <div>{children}</div>
    </Stack>
  );
}

/** What it changed, in the light part of the page; the first sentence is set large. */
function Change({ impact }: { impact: string }) {
  const heading = useId();
  const { first, rest } = splitFirstSentence(impact);
  return (
    <Section labelledBy={heading} tone="light">
      <h2 id={heading} className={textStyle({ tone: 'accent', size: 3 })}>
        {m.company_impact()}
      </h2>
      <p className={textStyle({ face: 'heading', above: 3 }, styles.first)}>{first}</p>
      {rest ? (
        <p className={textStyle({ tone: 'muted', size: 'lead', measure: 34, above: 3 })}>{rest}</p>
      ) : null}
    </Section>
  );
}

export function CaseStudyPage() {
  const { project: id = '' } = useRouteParams();
  const study = useEndpoint('caseStudies.get', { params: { id } });
  return (
    <Loaded of={{ study }}>
      {({ study: { address, project, services, next } }) => (
        <article>
          <Opening project={project} services={services} />
          <Story project={project} />
          {project.impact ? <Change impact={project.impact} /> : null}
          <Section space="small">
            <ShareLinks title={project.name} path={paths.caseStudy.to(address)} />
          </Section>
          {next ? (
            <ClosingNext
              title={next.name}
              description={next.tagline}
              action={m.company_next_project()}
              to={paths.caseStudy.to(next.address)}
            />
          ) : null}
        </article>
      )}
    </Loaded>
  );
}
