import type { PageContent, Project, Testimonial } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingCall } from '#components/layout/closing-call.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Grid, Stack } from '#components/layout/primitives.tsx';
import { Section, SectionBreak } from '#components/layout/section.tsx';
import { ArrowLink } from '#components/ui/arrow-link.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { firstParagraph, splitFirstSentence } from '#lib/text-parts.ts';
import { useWrittenLang } from '#lib/written-in.ts';
import { m } from '#messages';
import { firstEntries } from '../home-head.ts';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { WaysIn } from './ways-in.tsx';

const GROUND_ID = 'about-us';

/** Who we are, with four figures split by hairlines. */
function Ground({ content }: { content: PageContent<'home'>['aboutSection'] }) {
  return (
    <Section lang={useWrittenLang()} labelledBy={GROUND_ID}>
      <Stack className={styles.grid}>
        <h2 id={GROUND_ID} className={styles.groundTitle}>
          {content.title}
        </h2>
        <Grid as="dl" gap={0} rowGap={4} className={styles.stats}>
          {content.stats.map((stat) => (
            <div key={stat.title}>
              <dt className={textStyle({ tone: 'muted', size: 'small', leading: 'snug' })}>
                {stat.title}
              </dt>
              <dd className={textStyle({ face: 'heading' })}>{stat.value}</dd>
            </div>
          ))}
        </Grid>
        <Prose
          text={content.description}
          className={textStyle({ tone: 'muted' }, styles.groundText)}
        />
      </Stack>
    </Section>
  );
}

/** The first card is large and is in the other theme; the rest follow beside it. */
function Solutions({ content }: { content: PageContent<'home'>['solutions'] }) {
  return (
    <Section
      labelledBy="solutions"
      title={content.title}
      beside={
        <ArrowLink
          to={paths.solutions.to()}
          className={textStyle({ tone: 'second', weight: 'medium' })}
        >
          {m.home_all_solutions()}
        </ArrowLink>
      }
      space="none"
      className={styles.section}
    >
      <Stack as="ul" lang={useWrittenLang()} gap="cards" className={styles.cards}>
        {content.cards.map((card, index) => (
          <Card
            key={card.title}
            as="li"
            tone={index === 0 ? 'inverse' : 'raised'}
            padding="large"
            className={cx('backdrop', styles.card)}
          >
            <h3>{card.title}</h3>
            <p className={textStyle({ tone: 'muted', measure: 34 })}>{card.description}</p>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}

/** How a story is set: under a wide picture, beside a tall one, or before it. */
type StoryLayout = 'wide' | 'beside' | 'before';

interface CaseStoryProps {
  project: Project;
  layout: StoryLayout;
}

const SIZES = {
  wide: '(max-width: 80rem) 94vw, 77.5rem',
  beside: '(max-width: 64rem) 94vw, 32rem',
  before: '(max-width: 64rem) 94vw, 32rem',
} as const;

/** One piece of work: what was wrong, what we did, what is different now. */
function CaseStory({ project, layout }: CaseStoryProps) {
  const impact = splitFirstSentence(project.impact);
  return (
    <Stack as="article" gap={4} rowGap={3} className={cx(styles.story, styles[layout])}>
      {project.image ? (
        <Picture
          src={project.image}
          alt=""
          sizes={SIZES[layout]}
          className={cx('cover rounded', styles.picture)}
        />
      ) : null}
      <header lang={useWrittenLang()} className={styles.head}>
        <h3 className={textStyle({ size: 2 })}>
          <Link
            to={paths.caseStudy.to(project.address ?? project.id)}
            className={textStyle({ quiet: true })}
          >
            {project.name}
          </Link>
        </h3>
        <p className={textStyle({ tone: 'second', leading: 'snug', above: 1 })}>
          {project.tagline}
        </p>
      </header>
      <Stack as="dl" gap={3} pack="start" className={styles.steps}>
        <Step name={m.home_problem()}>{firstParagraph(project.problem)}</Step>
        <Step name={m.home_solution()}>{firstParagraph(project.solution)}</Step>
        <Step name={m.home_impact()} className={textStyle({ line: 'above' }, styles.impact)}>
          <strong className={textStyle({ face: 'heading', size: 3 })}>{impact.first}</strong>{' '}
          {impact.rest}
        </Step>
      </Stack>
    </Stack>
  );
}

interface StepProps {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

function Step({ name, className, children }: StepProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd lang={useWrittenLang()}>{children}</dd>
    </div>
  );
}

interface CaseStoriesProps {
  content: PageContent<'home'>['caseStudies'];
  projects: readonly Project[];
}

const CASE_STORIES_ID = 'case-studies';
const LAYOUTS: readonly StoryLayout[] = ['wide', 'beside', 'before'];

/** The first three projects, each in its own layout. */
function CaseStories({ content, projects }: CaseStoriesProps) {
  return (
    <Section labelledBy={CASE_STORIES_ID}>
      <h2
        id={CASE_STORIES_ID}
        className={textStyle({ tracking: 'display' }, styles.caseStoriesTitle)}
      >
        {content.title}
      </h2>
      <p
        className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 34, above: 3 })}
      >
        {content.description}
      </p>
      <Stack className={styles.stories}>
        {LAYOUTS.map((layout, index) => {
          const project = projects[index];
          return project ? <CaseStory key={project.id} {...{ project, layout }} /> : null;
        })}
      </Stack>
      <p>
        <ButtonLink to={paths.projects.to()} variant="secondary">
          {m.home_all_work()}
        </ButtonLink>
      </p>
    </Section>
  );
}

interface TestimonialsProps {
  content: PageContent<'home'>['testimonials'];
  testimonials: readonly Testimonial[];
}

/** Three clients in their own words: the first large, the others beside it. */
function Testimonials({ content, testimonials }: TestimonialsProps) {
  return (
    <Section
      lang={useWrittenLang()}
      labelledBy="testimonials"
      title={content.title}
      beside={content.description}
      tone="light"
    >
      <Stack as="ul" gap={5} above={6} divided className={styles.quotes}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function Quote({ testimonial: { name, role, content, avatar } }: { testimonial: Testimonial }) {
  return (
    <Stack as="figure" gap={3}>
      <blockquote className={styles.words}>{content}</blockquote>
      <figcaption className={layoutClass('row', { gap: 2, align: 'center' })}>
        <Avatar name={name} src={avatar} decorative />
        <Stack as="span">
          <strong className={textStyle({ weight: 'strong', leading: 'snug' })}>{name}</strong>
          <span className={textStyle({ tone: 'muted', size: 'small', leading: 'snug' })}>
            {role}
          </span>
        </Stack>
      </figcaption>
    </Stack>
  );
}

export function HomePage() {
  const content = useEndpoint('pages.home.get');
  const company = useEndpoint('pages.company.get');
  const projects = useEndpoint('content.projects.list', firstEntries);
  const testimonials = useEndpoint('content.testimonials.list', firstEntries);
  return (
    <Loaded of={{ content, company, projects, testimonials }}>
      {({ content, company, projects, testimonials }) => (
        <>
          <Hero content={content} company={company} />
          <Ground content={content.aboutSection} />
          <Solutions content={content.solutions} />
          <SectionBreak />
          <CaseStories content={content.caseStudies} projects={projects} />
          <Testimonials content={content.testimonials} testimonials={testimonials} />
          <WaysIn />
          <ClosingCall {...content.closing} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
