import type {
  Education,
  Experience,
  MediaItem,
  Portfolio,
  PortfolioLink,
  PortfolioProject,
} from '@vitrine/contracts';
import { ArrowUpRight, Download, FileText } from 'lucide-react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { layoutClass } from '../layout/layout-class.ts';
import { Cluster, Grid, Stack } from '../layout/primitives.tsx';
import { Card } from '../ui/card.tsx';
import { Prose } from '../ui/prose.tsx';
import { textStyle } from '../ui/text-style.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { linkHost } from './link-host.ts';
import { writtenDescription } from './media-description.ts';
import { readableTitle } from './media-title.ts';
import styles from './portfolio-lists.module.css';
import { textBlocks } from './text-blocks.ts';

interface WrittenTextProps {
  text: string;
  className?: string | undefined;
}

/** Plain text as its owner typed it; points that they marked with dashes are a list. */
export function WrittenText({ text, className }: WrittenTextProps) {
  const blocks = textBlocks(text).map((block, position) => ({ ...block, position }));
  return (
    <div className={cx(textStyle({ measure: 'text' }), styles.text, className)}>
      {blocks.map(({ isList, lines, position }) =>
        isList ? (
          <ul key={position} className={styles.points}>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        ) : (
          <Prose key={position} text={lines.join('\n')} />
        ),
      )}
    </div>
  );
}

/** The letters after the last dot, as people know them: 'PDF'. */
const kindOf = (file: string) => /\.([a-z0-9]{1,5})$/i.exec(file)?.[1]?.toUpperCase();

/** Files to take home, one row each. */
export function DocumentList({ documents }: { documents: readonly MediaItem[] }) {
  return (
    <Stack as="ul" gap={1} data-screen-only="">
      {documents.map((item) => (
        <li key={item.id}>
          <a
            href={item.url}
            download={item.file || true}
            className={cx(layoutClass('row', { gap: 2, align: 'center' }), styles.documentListRow)}
          >
            <FileText size={24} aria-hidden="true" className={styles.icon} />
            <VisuallyHidden>{m.portfolio_view_download()}</VisuallyHidden>{' '}
            <Stack as="span" fill="grow">
              <span className={textStyle({ weight: 'strong', leading: 'snug' })}>
                {readableTitle(item)}
              </span>{' '}
              <span className={textStyle({ tone: 'muted', size: 'small' })}>
                {[kindOf(item.file), writtenDescription(item)].filter(Boolean).join(' · ')}
              </span>
            </Stack>
            <Download size={20} aria-hidden="true" className={styles.documentListArrow} />
          </a>
        </li>
      ))}
    </Stack>
  );
}

/** What was learned where; the year stands at the side. */
export function EducationList({ educations }: { educations: readonly Education[] }) {
  return (
    <ul className={styles.list}>
      {educations.map((education) => (
        <Grid as="li" align="baseline" key={education.id} className={styles.educationListRow}>
          <h3>{education.degree}</h3>
          <p className={styles.institution}>{education.institution}</p>
          {education.year ? <p className={styles.year}>{education.year}</p> : null}
        </Grid>
      ))}
    </ul>
  );
}

/** A career along a line, in the order its owner gave it. */
export function ExperienceTimeline({ experiences }: { experiences: readonly Experience[] }) {
  return (
    <ol className={styles.timeline}>
      {experiences.map((experience) => (
        <li key={experience.id} className={styles.stop}>
          {experience.period ? (
            <p className={textStyle({ tone: 'muted', size: 'small', numeric: true })}>
              {experience.period}
            </p>
          ) : null}
          <h3 className={styles.title}>{experience.title}</h3>
          <p className={styles.company}>{experience.company}</p>
          {experience.description ? (
            <WrittenText
              text={experience.description}
              className={styles.experienceTimelineDescription}
            />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** Links with the host each leads to, so that nobody follows one blindly. */
export function LinkList({ links }: { links: readonly PortfolioLink[] }) {
  return (
    <ul aria-label={m.portfolio_view_links()} className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <a
            href={link.url}
            rel="nofollow noopener"
            className={cx(
              layoutClass('row', { gap: 2, align: 'center', justify: 'between' }),
              styles.link,
            )}
          >
            <Stack as="span" fill="shrink">
              <span
                className={cx(
                  textStyle({ weight: 'strong', leading: 'snug' }),
                  styles.linkListName,
                )}
              >
                {link.name}
              </span>
              <span
                className={cx(textStyle({ tone: 'second', size: 'small' }), styles.host)}
                data-address={printed(link.url)}
              >
                {linkHost(link.url)}
              </span>
            </Stack>
            <ArrowUpRight size={20} aria-hidden="true" className={styles.linkListArrow} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On paper nobody can follow a link, so all of its address stands there. */
const printed = (url: string) =>
  url.replace(/^(https?:\/\/(www\.)?|mailto:)/i, '').replace(/\/$/, '');

/** Services or products with what they cost, as on a menu. */
export function OfferList({ offers }: { offers: Readonly<Portfolio['services']> }) {
  return (
    <Grid as="ul" gap={5} rowGap={4} className={styles.offers}>
      {offers.map((offer) => (
        <Grid as="li" gap={2} rowGap={1} key={offer.id} className={styles.offer}>
          <h3>{offer.name}</h3>
          {offer.price ? (
            <p className={textStyle({ tone: 'accent', weight: 'strong', numeric: true })}>
              {offer.price}
            </p>
          ) : null}
          {offer.description ? (
            <WrittenText text={offer.description} className={styles.offerListDescription} />
          ) : null}
        </Grid>
      ))}
    </Grid>
  );
}

interface SkillPillsProps {
  label: string;
  skills: readonly string[];
  large?: boolean | undefined;
}

/** Skills or technologies, quietly; each is named once. */
export function SkillPills({ label, skills, large }: SkillPillsProps) {
  const distinct = [...new Set(skills)];
  if (distinct.length === 0) return null;
  return (
    <Cluster as="ul" aria-label={label} className={cx(styles.pills, large && styles.large)}>
      {distinct.map((skill) => (
        <li key={skill} className={styles.pill}>
          {skill}
        </li>
      ))}
    </Cluster>
  );
}

/** Each project as a story; the first one has the stage. */
export function ProjectStories({ projects }: { projects: readonly PortfolioProject[] }) {
  return (
    <Stack gap={2} className={styles.stories}>
      {projects.map((project, index) => (
        <Card
          key={project.id}
          as="article"
          padding="large"
          tone={index === 0 ? 'inverse' : 'raised'}
          className={styles.story}
        >
          <h3 className={styles.projectStoriesName}>{project.name}</h3>
          <WrittenText text={project.description} className={styles.projectStoriesDescription} />
          <SkillPills label={m.portfolio_view_technologies()} skills={project.technologies} />
        </Card>
      ))}
    </Stack>
  );
}
