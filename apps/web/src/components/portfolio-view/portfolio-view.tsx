import { orderSections, type PortfolioLink, type PortfolioSectionName } from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { Eyebrow } from '../layout/eyebrow.tsx';
import { Cluster, Stack } from '../layout/primitives.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Picture } from '../ui/picture.tsx';
import { MediaGallery } from './media-gallery.tsx';
import {
  DocumentList,
  EducationList,
  ExperienceTimeline,
  LinkList,
  OfferList,
  ProjectStories,
  SkillPills,
  WrittenText,
} from './portfolio-lists.tsx';
import styles from './portfolio-view.module.css';
import type { ShownPortfolio } from './shown-portfolio.ts';

interface PortfolioSectionProps {
  title: string;
  /** The heading stands beside the content where there is room, and stays in sight. */
  aside?: boolean | undefined;
  children: ReactNode;
}

/** One part of the portfolio under its heading. */
function PortfolioSection({ title, aside, children }: PortfolioSectionProps) {
  const headingId = useId();
  return (
    <Stack
      as="section"
      gap={3}
      aria-labelledby={headingId}
      className={cx(styles.section, aside && styles.aside)}
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </Stack>
  );
}

interface PortfolioPortraitProps {
  name: string;
  src: string;
}

/** The photo, standing a little off the contour lines behind it; a monogram where there is none. */
function PortfolioPortrait({ name, src }: PortfolioPortraitProps) {
  return (
    <div className={styles.portrait}>
      <Stack className={styles.frame}>
        {src ? (
          <Picture
            src={src}
            alt={name}
            sizes="(min-width: 60rem) 24rem, (min-width: 44rem) 33vw, 11rem"
            priority
            className={styles.photo}
          />
        ) : (
          <Avatar name={name} size="huge" decorative />
        )}
      </Stack>
    </div>
  );
}

interface PortfolioHeroProps {
  portfolio: Pick<ShownPortfolio, 'name' | 'profession' | 'headline' | 'profileImage'>;
  actions?: ReactNode | undefined;
  nameAs?: 'h1' | 'h2' | undefined;
}

/** Who this is, what they do, and their face, on the map. */
function PortfolioHero({ portfolio, actions, nameAs: Name = 'h1' }: PortfolioHeroProps) {
  const { name, profession, headline, profileImage } = portfolio;
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        {profession ? <Eyebrow>{profession}</Eyebrow> : null}
        <Name className={styles.name}>{name}</Name>
        {headline ? <p className={styles.headline}>{headline}</p> : null}
        {actions ? (
          <Cluster gap={1.5} above={4} className={styles.actions}>
            {actions}
          </Cluster>
        ) : null}
      </div>
      <PortfolioPortrait name={name} src={profileImage} />
    </header>
  );
}

interface PortfolioAboutProps {
  summary: string;
  links: readonly PortfolioLink[];
}

/** The person in their own words, with the places where else to find them at its side. */
function PortfolioAbout({ summary, links }: PortfolioAboutProps) {
  const told = summary.trim() !== '';
  if (!told && links.length === 0) return null;
  return (
    <Stack
      as="section"
      gap={4}
      aria-label={m.portfolio_view_about()}
      className={cx(styles.about, told && styles.told)}
    >
      {told ? <WrittenText text={summary} className={styles.summary} /> : null}
      {links.length > 0 ? <LinkList links={links} /> : null}
    </Stack>
  );
}

/** The parts that stand under a heading of their own. */
type HeadedPartName = Exclude<PortfolioSectionName, 'about'>;

interface Part {
  title: string;
  /** How many things it holds. */
  count: number;
  /** Its heading may stand beside it. */
  narrow: boolean;
  content: ReactNode;
}

type MakePart = (portfolio: ShownPortfolio) => Part;

const parts: Record<HeadedPartName, MakePart> = {
  experiences: ({ experiences }) => ({
    title: m.portfolio_view_experience(),
    count: experiences.length,
    narrow: true,
    content: <ExperienceTimeline experiences={experiences} />,
  }),
  projects: ({ projects }) => ({
    title: m.page_projects(),
    count: projects.length,
    narrow: false,
    content: <ProjectStories projects={projects} />,
  }),
  skills: ({ skills }) => ({
    title: m.field_skills(),
    count: skills.length,
    narrow: true,
    content: <SkillPills label={m.field_skills()} skills={skills} large />,
  }),
  educations: ({ educations }) => ({
    title: m.field_education(),
    count: educations.length,
    narrow: true,
    content: <EducationList educations={educations} />,
  }),
  services: ({ services }) => ({
    title: m.page_services(),
    count: services.length,
    narrow: false,
    content: <OfferList offers={services} />,
  }),
  products: ({ products }) => ({
    title: m.portfolio_view_products(),
    count: products.length,
    narrow: false,
    content: <OfferList offers={products} />,
  }),
  media: ({ media_items, gallery, name }) => {
    const items = media_items.filter(({ type }) => type !== 'document');
    return {
      title: m.portfolio_view_gallery(),
      count: items.length + gallery.length,
      narrow: false,
      content: <MediaGallery items={items} pictures={gallery} name={name} />,
    };
  },
  documents: ({ media_items }) => {
    const documents = media_items.filter(({ type }) => type === 'document');
    return {
      title: m.portfolio_view_documents(),
      count: documents.length,
      narrow: true,
      content: <DocumentList documents={documents} />,
    };
  },
};

/** One part of a portfolio; without content its `count` is 0. */
const portfolioPart = (name: HeadedPartName, portfolio: ShownPortfolio): Part =>
  parts[name](portfolio);

interface PortfolioViewProps {
  portfolio: ShownPortfolio;
  /** Buttons under the headline, such as the way to write to the person. */
  actions?: ReactNode | undefined;
  /** `h2` where the page has a heading of its own. */
  nameAs?: 'h1' | 'h2' | undefined;
  className?: string | undefined;
}

/**
 * A professional's page, its parts in their owner's order. It lays itself out by the width it is
 * given, not by the window's, so it also stands inside the user area. Parts without content leave
 * no trace.
 */
export function PortfolioView({ portfolio, actions, nameAs, className }: PortfolioViewProps) {
  return (
    <article className={cx(styles.portfolio, className)}>
      <PortfolioHero portfolio={portfolio} actions={actions} nameAs={nameAs} />
      {partsOf(portfolio)}
    </article>
  );
}

/** Whatever the order: of two neighbours no more than one has its heading at its side. */
function partsOf(portfolio: ShownPortfolio): ReactNode[] {
  let isAside = false;
  return orderSections(portfolio.sections).map((name) => {
    if (name === 'about') {
      return <PortfolioAbout key={name} summary={portfolio.summary} links={portfolio.links} />;
    }
    const { title, count, narrow, content } = portfolioPart(name, portfolio);
    if (count === 0) return null;
    isAside = narrow && !isAside;
    return (
      <PortfolioSection key={name} title={title} aside={isAside}>
        {content}
      </PortfolioSection>
    );
  });
}
