import { memo } from 'react';
import { m } from '#messages';
import { linkHost } from '../../../components/portfolio-view/link-host.ts';
import { EducationFields } from './education-fields.tsx';
import { ExperienceFields } from './experience-fields.tsx';
import { ItemSection } from './item-section.tsx';
import { LinkFields } from './link-fields.tsx';
import { OfferSection } from './offer-section.tsx';
import { ProjectFields } from './project-fields.tsx';

/** What is there of these, in one line. */
const line = (...parts: string[]): string => parts.filter((part) => part.trim() !== '').join(' · ');

export const ExperienceSection = memo(() => (
  <ItemSection
    kind="experiences"
    Fields={ExperienceFields}
    nameOf={(experience) => experience.title}
    detailOf={({ company, period }) => line(company, period)}
    words={{
      title: m.portfolio_view_experience(),
      newItem: m.portfolio_new_experience(),
      add: m.portfolio_add_experience(),
    }}
  />
));

export const EducationSection = memo(() => (
  <ItemSection
    kind="educations"
    Fields={EducationFields}
    nameOf={(education) => education.degree}
    detailOf={({ institution, year }) => line(institution, year)}
    words={{
      title: m.portfolio_view_education(),
      newItem: m.portfolio_new_education(),
      add: m.portfolio_add_education(),
    }}
  />
));

export const ProjectSection = memo(() => (
  <ItemSection
    kind="projects"
    Fields={ProjectFields}
    nameOf={(project) => project.name}
    detailOf={({ technologies }) => line(...technologies)}
    words={{
      title: m.portfolio_view_projects(),
      newItem: m.portfolio_new_project(),
      add: m.portfolio_add_project(),
    }}
  />
));

export const LinkSection = memo(() => (
  <ItemSection
    kind="links"
    Fields={LinkFields}
    nameOf={(link) => link.name}
    detailOf={({ url }) => linkHost(url)}
    words={{
      title: m.portfolio_view_links(),
      newItem: m.portfolio_new_link(),
      add: m.portfolio_add_link(),
    }}
  />
));

export const ServiceSection = memo(() => (
  <OfferSection
    kind="services"
    words={{
      title: m.portfolio_view_services(),
      newItem: m.portfolio_new_service(),
      add: m.portfolio_add_service(),
    }}
  />
));

export const ProductSection = memo(() => (
  <OfferSection
    kind="products"
    words={{
      title: m.portfolio_view_products(),
      newItem: m.portfolio_new_product(),
      add: m.portfolio_add_product(),
    }}
  />
));
