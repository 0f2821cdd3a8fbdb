import {
  type Language,
  orderSections,
  type PortfolioSectionName,
  readPicture,
} from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { Stack } from '../layout/primitives.tsx';
import { type GalleryItem, MediaGallery } from './media-gallery.tsx';
import { PortfolioHero } from './portfolio-hero.tsx';
import {
  DatedList,
  DocumentList,
  LinkList,
  OfferList,
  PositionTimeline,
  ReferenceList,
  type Skill,
  SkillPills,
  WrittenText,
} from './portfolio-lists.tsx';
import styles from './portfolio-view.module.css';
import { ProjectStories, storiesOf } from './project-stories.tsx';
import { levelWords } from './said-words.ts';
import { langOf, type ShownPortfolio } from './shown-portfolio.ts';

export type { ShownPortfolio };

interface PortfolioSectionProps {
  title: string;
  /** Not part of the CV that the page makes on paper. */
  screenOnly: boolean;
  /** The heading is beside the content where there is room, and stays in sight. */
  aside?: boolean | undefined;
  children: ReactNode;
}

/** One part of the portfolio under its heading. */
function PortfolioSection({ title, screenOnly, aside, children }: PortfolioSectionProps) {
  const headingId = useId();
  return (
    <Stack
      as="section"
      gap={3}
      aria-labelledby={headingId}
      className={cx(styles.section, aside && styles.aside, screenOnly && 'screen-only')}
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <div>{children}</div>
    </Stack>
  );
}

/** The summary, with the links at its side. */
function PortfolioAbout({ portfolio }: { portfolio: ShownPortfolio }) {
  const { summary, links } = portfolio;
  const told = summary.trim() !== '';
  if (!told && links.length === 0) return null;
  return (
    <Stack
      as="section"
      gap={4}
      aria-label={m.portfolio_view_about()}
      data-title={m.portfolio_view_about()}
      className={cx(styles.section, told ? styles.told : 'screen-only')}
    >
      {told ? (
        <WrittenText
          text={summary}
          lang={langOf(portfolio, 'summary')}
          className={styles.summary}
        />
      ) : null}
      {links.length > 0 ? <LinkList items={links} /> : null}
    </Stack>
  );
}

/** The parts that are under a heading of their own. */
type HeadedPartName = Exclude<PortfolioSectionName, 'about'>;

interface Part {
  title: () => string;
  /** Its heading may be beside it. */
  narrow: boolean;
  /** Nothing where there is nothing to show. */
  content: (portfolio: ShownPortfolio) => ReactNode;
}

/** A part that shows some entries of a portfolio. */
function part<Item>(
  title: () => string,
  entries: (portfolio: ShownPortfolio) => readonly Item[],
  List: (props: { items: readonly Item[]; name: string }) => ReactNode,
  narrow: boolean,
): Part {
  const content = (portfolio: ShownPortfolio) => {
    const items = entries(portfolio);
    return items.length > 0 ? <List items={items} name={portfolio.name} /> : null;
  };
  return { title, narrow, content };
}

interface PillsProps<Item> {
  items: readonly Item[];
}

const Skills = ({ items }: PillsProps<Skill>) => (
  <SkillPills label={m.field_skills()} items={items} large />
);

const documents = ({ media_items }: ShownPortfolio) =>
  media_items.filter(({ type }) => type === 'document');
/** What a project shows is there, and not in the gallery again. */
const pictures = ({ media_items, gallery, projects }: ShownPortfolio): GalleryItem[] => {
  const shown = new Set(
    projects.flatMap(({ pictures: own = [] }) => own.map((one) => readPicture(one).src)),
  );
  return [
    ...media_items.filter(({ type, url }) => type !== 'document' && !shown.has(url)),
    ...gallery.map((url) => ({ url })),
  ];
};

const Languages = ({ items }: PillsProps<Language>) => (
  <SkillPills
    label={m.portfolio_view_languages()}
    items={items.map(({ name, level, locale }) => ({
      text: level ? m.portfolio_view_language({ name, level: levelWords[level]() }) : name,
      locale,
    }))}
    large
  />
);

const skills = (of: ShownPortfolio) =>
  of.skills.map((text) => ({ text, locale: langOf(of, 'skills') }));
const educations = (of: ShownPortfolio) =>
  of.educations.map(({ id, locale, degree, institution, year }) => ({
    ...{ id, locale, title: degree, place: institution, date: year },
  }));
const certificates = (of: ShownPortfolio) =>
  of.certificates.map(({ name, issuer, ...rest }) => ({ ...rest, title: name, place: issuer }));
const publications = (of: ShownPortfolio) =>
  of.publications.map(({ publisher, ...rest }) => ({ ...rest, place: publisher }));
const volunteering = (of: ShownPortfolio) =>
  of.volunteering.map(({ role, organisation, ...rest }) => ({
    ...{ ...rest, title: role, company: organisation },
  }));

const parts: Record<HeadedPartName, Part> = {
  experiences: part(m.portfolio_view_experience, (of) => of.experiences, PositionTimeline, true),
  projects: part(
    m.page_projects,
    ({ projects, media_items }) => storiesOf(projects, media_items),
    ProjectStories,
    false,
  ),
  skills: part(m.field_skills, skills, Skills, true),
  educations: part(m.field_education, educations, DatedList, true),
  certificates: part(m.portfolio_view_certificates, certificates, DatedList, true),
  languages: part(m.portfolio_view_languages, (of) => of.languages, Languages, true),
  volunteering: part(m.portfolio_view_volunteering, volunteering, PositionTimeline, true),
  publications: part(m.portfolio_view_publications, publications, DatedList, true),
  services: part(m.page_services, (of) => of.services, OfferList, false),
  products: part(m.portfolio_view_products, (of) => of.products, OfferList, false),
  references: part(m.portfolio_view_references, (of) => of.references ?? [], ReferenceList, false),
  media: part(m.portfolio_view_gallery, pictures, MediaGallery, false),
  documents: part(m.portfolio_view_documents, documents, DocumentList, true),
};

/** Pictures and files stay on the page. */
const SCREEN_ONLY: ReadonlySet<PortfolioSectionName> = new Set(['media', 'documents']);

interface PortfolioViewProps {
  portfolio: ShownPortfolio;
  /** Where the page is, whole: it is on paper. */
  address?: string | undefined;
  /** Buttons under the headline, such as the way to write to the person. */
  actions?: ReactNode | undefined;
  /** `h2` or `h3` where the page has headings of its own. */
  nameAs?: 'h1' | 'h2' | 'h3' | undefined;
  className?: string | undefined;
}

/**
 * A professional's page, its parts in their owner's order. It lays itself out by the width it is
 * given, not by the window's, so it also fits into the user area. Parts without content are left
 * out.
 */
export function PortfolioView(props: PortfolioViewProps) {
  const { portfolio, address, actions, nameAs, className } = props;
  return (
    <article className={cx(styles.portfolio, className)}>
      <PortfolioHero {...{ portfolio, address, actions, nameAs }} />
      {partsOf(portfolio)}
    </article>
  );
}

/** Of two parts that follow each other no more than one has its heading at its side. */
function partsOf(portfolio: ShownPortfolio): ReactNode[] {
  let isAside = false;
  return orderSections(portfolio.sections).map((name) => {
    if (name === 'about') {
      return <PortfolioAbout key={name} portfolio={portfolio} />;
    }
    const { title, narrow, content } = parts[name];
    const shown = content(portfolio);
    if (!shown) return null;
    isAside = narrow && !isAside;
    return (
      <PortfolioSection
        key={name}
        title={title()}
        screenOnly={SCREEN_ONLY.has(name)}
        aside={isAside}
      >
        {shown}
      </PortfolioSection>
    );
  });
}
