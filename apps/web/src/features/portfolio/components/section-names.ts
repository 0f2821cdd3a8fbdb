import type { PortfolioSectionName } from '@vitrine/contracts';
import { m } from '#messages';

const names: Record<PortfolioSectionName, () => string> = {
  about: m.portfolio_view_about,
  experiences: m.portfolio_view_experience,
  projects: m.portfolio_view_projects,
  skills: m.portfolio_view_skills,
  educations: m.portfolio_view_education,
  services: m.portfolio_view_services,
  products: m.portfolio_view_products,
  media: m.portfolio_view_gallery,
  documents: m.portfolio_view_documents,
};

/** What a part of the page is called, as its heading there says it. */
export const sectionName = (section: PortfolioSectionName): string => names[section]();
