import type { PageContent, Project, Testimonial } from '@vitrine/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingCall } from '#components/layout/closing-call.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { Section, SectionBreak } from '#components/layout/section.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { anchor, firstParagraph, splitFirstSentence } from '#lib/text-parts.ts';
import { m } from '#messages';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';

interface GroundProps {
  content: PageContent<'home'>['aboutSection'];
}

const GROUND_ID = 'about-us';

/** Who we are, with four figures split by hairlines. */
function Ground({ content }: GroundProps) {
  return (
    <Section labelledBy={GROUND_ID}>
      <Stack className={styles.grid}>
        <h2 id={GROUND_ID} className={styles.groundTitle}>
          {content.title}
        </h2>
        <Grid as="dl" gap={0} rowGap={4} className={styles.stats}>
          {content.stats.map((stat) => (
            <div key={stat.title} className={styles.stat}>
              <dt className={textStyle({ tone: 'muted', size: 'small', leading: 'snug' })}>
                {stat.title}
              </dt>
              <dd className={styles.value}>{stat.value}</dd>
            </div>
          ))}
        </Grid>
        <Prose text={content.description} className={styles.groundText} />
      </Stack>
    </Section>
  );
}

interface SolutionsProps {
  content: PageContent<'home'>['solutions'];
}

const SOLUTIONS_ID = 'solutions';

/** The first card is large and stands in the other theme; the rest follow beside it. */
function Solutions({ content }: SolutionsProps) {
  return (
    <Section labelledBy={SOLUTIONS_ID} space="none" className={styles.section}>
      <Cluster gap={4} rowGap={2} align="end" justify="between" below={5}>
        <h2 id={SOLUTIONS_ID} className={styles.solutionsTitle}>
          {content.title}
        </h2>
        <Link to={paths.solutions.to()} className={styles.all}>
          {m.home_all_solutions()}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </Cluster>
      <Stack as="ul" className={styles.cards}>
        {content.cards.map((card, index) => (
          <Card
            key={card.title}
            as="li"
            tone={index === 0 ? 'inverse' : 'raised'}
            padding="large"
            className={styles.card}
          >
            <h3>{card.title}</h3>
            <p className={cx(textStyle({ tone: 'muted', measure: 34 }), styles.solutionsText)}>
              {card.description}
            </p>
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
        <Picture src={project.image} alt="" sizes={SIZES[layout]} className={styles.picture} />
      ) : null}
      <header className={styles.head}>
        <h3 className={cx(textStyle({ size: 2 }), styles.caseStoryName)}>
          <Link to={{ pathname: paths.projects.to(), hash: anchor(project.name) }}>
            {project.name}
          </Link>
        </h3>
        <p className={cx(textStyle({ tone: 'second', leading: 'snug', above: 1 }), styles.tagline)}>
          {project.tagline}
        </p>
      </header>
      <Stack as="dl" gap={3} className={styles.steps}>
        <div>
          <dt>{m.home_problem()}</dt>
          <dd>{firstParagraph(project.problem)}</dd>
        </div>
        <div>
          <dt>{m.home_solution()}</dt>
          <dd>{firstParagraph(project.solution)}</dd>
        </div>
        <div className={styles.impact}>
          <dt>{m.home_impact()}</dt>
          <dd>
            <strong>{impact.first}</strong> {impact.rest}
          </dd>
        </div>
      </Stack>
    </Stack>
  );
}

interface CaseStoriesProps {
  content: PageContent<'home'>['caseStudies'];
  projects: readonly Project[];
}

const CASE_STORIES_ID = 'case-studies';
const LAYOUTS: readonly StoryLayout[] = ['wide', 'beside', 'before'];

/** The first three projects, told; each is set in its own way. */
function CaseStories({ content, projects }: CaseStoriesProps) {
  return (
    <Section labelledBy={CASE_STORIES_ID}>
      <h2 id={CASE_STORIES_ID} className={styles.caseStoriesTitle}>
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

const TESTIMONIALS_ID = 'testimonials';
const SHOWN = 3;

/** Three clients in their own words: the first large, the others beside it. */
function Testimonials({ content, testimonials }: TestimonialsProps) {
  return (
    <Section labelledBy={TESTIMONIALS_ID} tone="sunken">
      <Cluster gap={4} rowGap={2} align="end" justify="between" below={6}>
        <h2 id={TESTIMONIALS_ID} className={styles.testimonialsTitle}>
          {content.title}
        </h2>
        <p className={cx(textStyle({ tone: 'muted' }), styles.description)}>
          {content.description}
        </p>
      </Cluster>
      <Stack as="ul" gap={5} className={styles.quotes}>
        {testimonials.slice(0, SHOWN).map((testimonial) => (
          <li key={testimonial.id} className={styles.item}>
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
      <figcaption className={cx(layoutClass('row', { gap: 2, align: 'center' }), styles.person)}>
        <Avatar name={name} src={avatar} decorative />
        <Stack as="span">
          <strong className={textStyle({ weight: 'strong', leading: 'snug' })}>{name}</strong>
          <span className={cx(textStyle({ tone: 'muted', size: 'small' }), styles.role)}>
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
  const projects = useEndpoint('content.projects.list');
  const testimonials = useEndpoint('content.testimonials.list');
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
          <ClosingCall {...content.closing} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
