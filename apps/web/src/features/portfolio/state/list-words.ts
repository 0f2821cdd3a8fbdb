import type { PortfolioList } from '@vitrine/contracts';
import { m } from '#messages';

type Text = () => string;

/** What the editor says of one list. */
interface ListWords {
  label: Text;
  /** The form for another entry, and the button that adds it. */
  newItem: Text;
  add: Text;
  failedAdd: Text;
  failedDelete: Text;
}

export const listWords: Readonly<Record<PortfolioList, ListWords>> = {
  experiences: {
    label: m.portfolio_view_experience,
    newItem: m.portfolio_new_experience,
    add: m.portfolio_add_experience,
    failedAdd: m.portfolio_failed_add_experience,
    failedDelete: m.portfolio_failed_delete_experience,
  },
  educations: {
    label: m.field_education,
    newItem: m.portfolio_new_education,
    add: m.portfolio_add_education,
    failedAdd: m.portfolio_failed_add_education,
    failedDelete: m.portfolio_failed_delete_education,
  },
  projects: {
    label: m.page_projects,
    newItem: m.portfolio_new_project,
    add: m.portfolio_add_project,
    failedAdd: m.portfolio_failed_add_project,
    failedDelete: m.portfolio_failed_delete_project,
  },
  links: {
    label: m.portfolio_view_links,
    newItem: m.portfolio_new_link,
    add: m.portfolio_add_link,
    failedAdd: m.portfolio_failed_add_link,
    failedDelete: m.portfolio_failed_delete_link,
  },
  services: {
    label: m.page_services,
    newItem: m.portfolio_new_service,
    add: m.portfolio_add_service,
    failedAdd: m.portfolio_failed_add_service,
    failedDelete: m.portfolio_failed_delete_service,
  },
  products: {
    label: m.portfolio_view_products,
    newItem: m.portfolio_new_product,
    add: m.portfolio_add_product,
    failedAdd: m.portfolio_failed_add_product,
    failedDelete: m.portfolio_failed_delete_product,
  },
  certificates: {
    label: m.portfolio_view_certificates,
    newItem: m.portfolio_new_certificate,
    add: m.portfolio_add_certificate,
    failedAdd: m.portfolio_failed_add_certificate,
    failedDelete: m.portfolio_failed_delete_certificate,
  },
  languages: {
    label: m.portfolio_view_languages,
    newItem: m.portfolio_new_language,
    add: m.portfolio_add_language,
    failedAdd: m.portfolio_failed_add_language,
    failedDelete: m.portfolio_failed_delete_language,
  },
  publications: {
    label: m.portfolio_view_publications,
    newItem: m.portfolio_new_publication,
    add: m.portfolio_add_publication,
    failedAdd: m.portfolio_failed_add_publication,
    failedDelete: m.portfolio_failed_delete_publication,
  },
  volunteering: {
    label: m.portfolio_view_volunteering,
    newItem: m.portfolio_new_volunteering,
    add: m.portfolio_add_volunteering,
    failedAdd: m.portfolio_failed_add_volunteering,
    failedDelete: m.portfolio_failed_delete_volunteering,
  },
};
