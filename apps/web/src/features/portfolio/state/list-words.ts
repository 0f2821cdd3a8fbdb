import { languageLevels, type PortfolioEntryFields, type PortfolioList } from '@vitrine/contracts';
import { levelWords } from '#components/portfolio-view/said-words.ts';
import type { Field } from '#lib/editing/field.ts';
import { m } from '#messages';

type Text = () => string;
/** What a field is called, with an example or a hint where one helps. */
export type Label = Text | { label: Text; example?: Text; hint?: Text; options?: Field['options'] };

const period = {
  label: m.portfolio_experience_period,
  example: m.portfolio_experience_period_example,
};
const date = { label: m.portfolio_date, example: m.portfolio_date_example };
const description = m.field_description;
const url = m.portfolio_entry_link;

const offer = {
  name: m.field_name,
  price: { label: m.portfolio_offer_price, example: m.portfolio_offer_price_example },
  description,
};

/** What the editor says of one list. */
interface ListWords<L extends PortfolioList> {
  label: Text;
  /** The form for another entry, and the button that adds it. */
  newItem: Text;
  add: Text;
  failedAdd: Text;
  failedDelete: Text;
  fields: { readonly [K in keyof PortfolioEntryFields<L>]: Label };
}

export const listWords: { readonly [L in PortfolioList]: ListWords<L> } = {
  experiences: {
    label: m.portfolio_view_experience,
    newItem: m.portfolio_new_experience,
    add: m.portfolio_add_experience,
    failedAdd: m.portfolio_failed_add_experience,
    failedDelete: m.portfolio_failed_delete_experience,
    fields: {
      title: m.portfolio_experience_title,
      company: m.portfolio_experience_company,
      period,
      description,
    },
  },
  educations: {
    label: m.field_education,
    newItem: m.portfolio_new_education,
    add: m.portfolio_add_education,
    failedAdd: m.portfolio_failed_add_education,
    failedDelete: m.portfolio_failed_delete_education,
    fields: {
      degree: m.portfolio_education_degree,
      institution: m.portfolio_education_institution,
      year: m.portfolio_education_year,
    },
  },
  projects: {
    label: m.page_projects,
    newItem: m.portfolio_new_project,
    add: m.portfolio_add_project,
    failedAdd: m.portfolio_failed_add_project,
    failedDelete: m.portfolio_failed_delete_project,
    fields: {
      name: m.field_name,
      role: m.portfolio_role,
      period,
      url,
      description: { label: description, hint: m.portfolio_project_description_hint },
      technologies: m.portfolio_view_technologies,
      pictures: m.portfolio_project_pictures,
    },
  },
  links: {
    label: m.portfolio_view_links,
    newItem: m.portfolio_new_link,
    add: m.portfolio_add_link,
    failedAdd: m.portfolio_failed_add_link,
    failedDelete: m.portfolio_failed_delete_link,
    fields: { name: m.field_name, url: m.portfolio_link_url },
  },
  services: {
    label: m.page_services,
    newItem: m.portfolio_new_service,
    add: m.portfolio_add_service,
    failedAdd: m.portfolio_failed_add_service,
    failedDelete: m.portfolio_failed_delete_service,
    fields: offer,
  },
  products: {
    label: m.portfolio_view_products,
    newItem: m.portfolio_new_product,
    add: m.portfolio_add_product,
    failedAdd: m.portfolio_failed_add_product,
    failedDelete: m.portfolio_failed_delete_product,
    fields: offer,
  },
  certificates: {
    label: m.portfolio_view_certificates,
    newItem: m.portfolio_new_certificate,
    add: m.portfolio_add_certificate,
    failedAdd: m.portfolio_failed_add_certificate,
    failedDelete: m.portfolio_failed_delete_certificate,
    fields: { name: m.field_name, issuer: m.portfolio_certificate_issuer, date, url },
  },
  languages: {
    label: m.portfolio_view_languages,
    newItem: m.portfolio_new_language,
    add: m.portfolio_add_language,
    failedAdd: m.portfolio_failed_add_language,
    failedDelete: m.portfolio_failed_delete_language,
    fields: {
      name: m.portfolio_language,
      level: {
        label: m.portfolio_language_level,
        options: () => [
          { value: '', label: m.portfolio_level_unsaid() },
          ...languageLevels.map((value) => ({ value, label: levelWords[value]() })),
        ],
      },
    },
  },
  publications: {
    label: m.portfolio_view_publications,
    newItem: m.portfolio_new_publication,
    add: m.portfolio_add_publication,
    failedAdd: m.portfolio_failed_add_publication,
    failedDelete: m.portfolio_failed_delete_publication,
    fields: {
      title: m.field_title,
      publisher: { label: m.portfolio_publisher, example: m.portfolio_publisher_example },
      date,
      url,
    },
  },
  volunteering: {
    label: m.portfolio_view_volunteering,
    newItem: m.portfolio_new_volunteering,
    add: m.portfolio_add_volunteering,
    failedAdd: m.portfolio_failed_add_volunteering,
    failedDelete: m.portfolio_failed_delete_volunteering,
    fields: {
      role: m.portfolio_role,
      organisation: m.portfolio_organisation,
      period,
      description,
    },
  },
};
