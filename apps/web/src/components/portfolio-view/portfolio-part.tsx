import type { PortfolioSectionName } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { DocumentList } from './document-list.tsx';
import { EducationList } from './education-list.tsx';
import { ExperienceTimeline } from './experience-timeline.tsx';
import { MediaGallery } from './media-gallery.tsx';
import { OfferList } from './offer-list.tsx';
import { ProjectStories } from './project-stories.tsx';
import type { ShownPortfolio } from './shown-portfolio.ts';
import { SkillPills } from './skill-pills.tsx';

/** The parts that stand under a heading of their own. */
export type HeadedPartName = Exclude<PortfolioSectionName, 'about'>;

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
    title: m.portfolio_view_projects(),
    count: projects.length,
    narrow: false,
    content: <ProjectStories projects={projects} />,
  }),
  skills: ({ skills }) => ({
    title: m.portfolio_view_skills(),
    count: skills.length,
    narrow: true,
    content: <SkillPills label={m.portfolio_view_skills()} skills={skills} large />,
  }),
  educations: ({ educations }) => ({
    title: m.portfolio_view_education(),
    count: educations.length,
    narrow: true,
    content: <EducationList educations={educations} />,
  }),
  services: ({ services }) => ({
    title: m.portfolio_view_services(),
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
export const portfolioPart = (name: HeadedPartName, portfolio: ShownPortfolio): Part =>
  parts[name](portfolio);
