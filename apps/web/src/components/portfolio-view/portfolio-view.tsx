import {
  orderSections,
  type PortfolioLink,
  type PortfolioSectionName,
  type PublicPortfolio,
} from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { Eyebrow } from '../layout/eyebrow.tsx';
import { Cluster, Stack } from '../layout/primitives.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Picture } from '../ui/picture.tsx';
import { textStyle } from '../ui/text-style.ts';
import { type GalleryItem, MediaGallery } from './media-gallery.tsx';
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
import { spokenAddress } from './shown-words.ts';

/** What the portfolio page shows: a published portfolio, or the owner's draft with their name. */
export type ShownPortfolio = Omit<PublicPortfolio, 'customUrl' | 'updatedAt'>;

interface PortfolioSectionProps {
  title: string;
  /** Not part of the CV that the page makes on paper. */
  screenOnly: boolean;
  /** The heading stands beside the content where there is room, and stays in sight. */
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

interface PortfolioPortraitProps {
  name: string;
  src: string;
  /** The page begins with it. */
  first: boolean;
}

/** The photo on contour lines; a monogram where there is none. */
function PortfolioPortrait({ name, src, first }: PortfolioPortraitProps) {
  return (
    <div className={cx('backdrop', styles.portrait)}>
      <Stack className={cx('rounded', styles.frame)}>
        {src ? (
          <Picture
            src={src}
            alt={name}
            sizes="(min-width: 60rem) 24rem, (min-width: 44rem) 33vw, 11rem"
            ratio={4 / 5}
            portrait
            priority={first}
            className="cover"
          />
        ) : (
          <Avatar name={name} size="huge" decorative />
        )}
      </Stack>
    </div>
  );
}

/** More stand on the page; a CV has no more, printed or as a file. */
const PAPER_LINKS = 12;

interface PaperHeadProps {
  /** Of the page that is printed. */
  address: string;
  profession: string;
  links: readonly PortfolioLink[];
}

/** On paper, as in the CV to download: nobody can follow a link, so all addresses stand there. */
function PaperHead({ address, profession, links }: PaperHeadProps) {
  const addresses = [address, ...links.map(({ url }) => url)];
  return (
    <div className={styles.onPaper}>
      {profession ? <p className={styles.headline}>{profession}</p> : null}
      <ul className={styles.addresses}>
        {addresses.slice(0, PAPER_LINKS).map((url, index) => (
          // the server and a browser may reach the site by different names
          <li key={index} suppressHydrationWarning>
            {spokenAddress(url)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PortfolioHeroProps {
  portfolio: Pick<ShownPortfolio, 'name' | 'profession' | 'headline' | 'profileImage' | 'links'>;
  address?: string | undefined;
  actions?: ReactNode | undefined;
  nameAs?: 'h1' | 'h2' | 'h3' | undefined;
}

/** Name, profession, headline and photo. */
function PortfolioHero({ portfolio, address, actions, nameAs: Name = 'h1' }: PortfolioHeroProps) {
  const { name, profession, headline, profileImage, links } = portfolio;
  return (
    <header className={styles.hero}>
      <div className={textStyle({ fill: 'shrink' })}>
        {profession ? (
          <div className="screen-only">
            <Eyebrow>{profession}</Eyebrow>
          </div>
        ) : null}
        <Name className={styles.name}>{name}</Name>
        {headline ? (
          <p className={textStyle({ face: 'heading', tone: 'muted' }, styles.headline)}>
            {headline}
          </p>
        ) : null}
        {address ? (
          <PaperHead address={address} profession={headline ? '' : profession} links={links} />
        ) : null}
        {actions ? (
          <Cluster gap={1.5} above={4} className="screen-only">
            {actions}
          </Cluster>
        ) : null}
      </div>
      <PortfolioPortrait name={name} src={profileImage} first={Name === 'h1'} />
    </header>
  );
}

interface PortfolioAboutProps {
  summary: string;
  links: readonly PortfolioLink[];
}

/** The summary, with the links at its side. */
function PortfolioAbout({ summary, links }: PortfolioAboutProps) {
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
      {told ? <WrittenText text={summary} className={styles.summary} /> : null}
      {links.length > 0 ? <LinkList items={links} /> : null}
    </Stack>
  );
}

/** The parts that stand under a heading of their own. */
type HeadedPartName = Exclude<PortfolioSectionName, 'about'>;

interface Part {
  title: () => string;
  /** Its heading may stand beside it. */
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

const Skills = ({ items }: { items: readonly string[] }) => (
  <SkillPills label={m.field_skills()} items={items} large />
);

const documents = ({ media_items }: ShownPortfolio) =>
  media_items.filter(({ type }) => type === 'document');
const pictures = ({ media_items, gallery }: ShownPortfolio): GalleryItem[] => [
  ...media_items.filter(({ type }) => type !== 'document'),
  ...gallery.map((url) => ({ url })),
];

const parts: Record<HeadedPartName, Part> = {
  experiences: part(m.portfolio_view_experience, (of) => of.experiences, ExperienceTimeline, true),
  projects: part(m.page_projects, (of) => of.projects, ProjectStories, false),
  skills: part(m.field_skills, (of) => of.skills, Skills, true),
  educations: part(m.field_education, (of) => of.educations, EducationList, true),
  services: part(m.page_services, (of) => of.services, OfferList, false),
  products: part(m.portfolio_view_products, (of) => of.products, OfferList, false),
  media: part(m.portfolio_view_gallery, pictures, MediaGallery, false),
  documents: part(m.portfolio_view_documents, documents, DocumentList, true),
};

/** Pictures and files stay on the page. */
const SCREEN_ONLY: ReadonlySet<PortfolioSectionName> = new Set(['media', 'documents']);

interface PortfolioViewProps {
  portfolio: ShownPortfolio;
  /** Where the page is, whole: it stands on paper. */
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
      return <PortfolioAbout key={name} summary={portfolio.summary} links={portfolio.links} />;
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
