import type { ReactNode } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { DocumentList } from './document-list.tsx';
import { EducationList } from './education-list.tsx';
import { ExperienceTimeline } from './experience-timeline.tsx';
import { MediaGallery } from './media-gallery.tsx';
import { OfferList } from './offer-list.tsx';
import { PortfolioAbout } from './portfolio-about.tsx';
import { PortfolioHero } from './portfolio-hero.tsx';
import { PortfolioSection } from './portfolio-section.tsx';
import styles from './portfolio-view.module.css';
import { ProjectStories } from './project-stories.tsx';
import type { ShownPortfolio } from './shown-portfolio.ts';
import { SkillPills } from './skill-pills.tsx';

interface PortfolioViewProps {
  portfolio: ShownPortfolio;
  /** Buttons under the headline, such as the way to write to the person. */
  actions?: ReactNode | undefined;
  /** `h2` where the page has a heading of its own. */
  nameAs?: 'h1' | 'h2' | undefined;
  className?: string | undefined;
}

/**
 * A professional's page. It lays itself out by the width it is given, not by the window's, so it
 * also stands inside the user area. Parts without content leave no trace.
 */
export function PortfolioView({ portfolio, actions, nameAs, className }: PortfolioViewProps) {
  const { experiences, educations, projects, skills, services, products } = portfolio;
  const documents = portfolio.media_items.filter(({ type }) => type === 'document');
  const shown = portfolio.media_items.filter(({ type }) => type !== 'document');
  return (
    <article className={cx(styles.portfolio, className)}>
      <PortfolioHero portfolio={portfolio} actions={actions} nameAs={nameAs} />
      <PortfolioAbout summary={portfolio.summary} links={portfolio.links} />
      <PortfolioSection title={m.portfolio_view_experience()} count={experiences.length} aside>
        <ExperienceTimeline experiences={experiences} />
      </PortfolioSection>
      <PortfolioSection title={m.portfolio_view_projects()} count={projects.length}>
        <ProjectStories projects={projects} />
      </PortfolioSection>
      <PortfolioSection title={m.portfolio_view_skills()} count={skills.length} aside>
        <SkillPills label={m.portfolio_view_skills()} skills={skills} large />
      </PortfolioSection>
      <PortfolioSection title={m.portfolio_view_education()} count={educations.length} aside>
        <EducationList educations={educations} />
      </PortfolioSection>
      <PortfolioSection title={m.portfolio_view_services()} count={services.length}>
        <OfferList offers={services} />
      </PortfolioSection>
      <PortfolioSection title={m.portfolio_view_products()} count={products.length}>
        <OfferList offers={products} />
      </PortfolioSection>
      <PortfolioSection
        title={m.portfolio_view_gallery()}
        count={shown.length + portfolio.gallery.length}
      >
        <MediaGallery items={shown} pictures={portfolio.gallery} name={portfolio.name} />
      </PortfolioSection>
      <PortfolioSection title={m.portfolio_view_documents()} count={documents.length} aside>
        <DocumentList documents={documents} />
      </PortfolioSection>
    </article>
  );
}
