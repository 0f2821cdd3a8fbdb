import type { Portfolio } from '@vitrine/contracts';
import { m } from '#messages';
import type { Conflict, Side } from '../state/merge/conflict.ts';
import type { Diverged } from '../state/merge/merge-portfolios.ts';
import { sectionName } from './section-names.ts';

const parts: Record<string, () => string> = {
  headline: m.portfolio_headline,
  summary: m.portfolio_summary,
  customUrl: m.portfolio_custom_url,
  profileImage: m.portfolio_profile_image,
  published: m.portfolio_conflict_published,
  cv: m.portfolio_conflict_cv,
  sections: m.portfolio_page_order,
  skills: m.portfolio_view_skills,
  gallery: m.portfolio_view_gallery,
  experiences: m.portfolio_view_experience,
  educations: m.portfolio_view_education,
  projects: m.portfolio_view_projects,
  links: m.portfolio_view_links,
  services: m.portfolio_view_services,
  products: m.portfolio_view_products,
  media_items: m.portfolio_media_gallery,
};

const fields: Record<string, () => string> = {
  title: m.portfolio_experience_title,
  company: m.portfolio_experience_company,
  period: m.portfolio_experience_period,
  description: m.portfolio_experience_description,
  degree: m.portfolio_education_degree,
  institution: m.portfolio_education_institution,
  year: m.portfolio_education_year,
  technologies: m.portfolio_view_technologies,
  name: m.portfolio_project_name,
  url: m.portfolio_link_url,
  price: m.portfolio_offer_price,
  alt: m.portfolio_conflict_alt,
  order: m.portfolio_conflict_order,
};

/** What the two sides differ in: 'Experience: Lead engineer, Company'. */
export function conflictLabel({ part, item, field }: Conflict): string {
  const what = [item, field ? fields[field]?.() : undefined].filter(Boolean).join(', ');
  const name = parts[part]?.() ?? part;
  return what ? `${name}: ${what}` : name;
}

/** What one side says, to be read by a person. */
export function conflictText(conflict: Conflict, side: Side, diverged: Diverged): string {
  const value = conflict[side];
  if (value === undefined) return m.portfolio_conflict_deleted();
  if (conflict.part === 'published') {
    return value ? m.portfolio_conflict_is_published() : m.portfolio_conflict_is_draft();
  }
  return readable(value, named(conflict, diverged)) || m.portfolio_conflict_empty();
}

function readable(value: unknown, name: (entry: string) => string): string {
  if (Array.isArray(value)) return value.map((entry) => name(String(entry))).join(' · ');
  if (typeof value !== 'object' || value === null) return String(value);
  const { id: _id, ...shown } = value as Record<string, unknown>;
  const lines = Object.values(shown).map((part) => readable(part, name));
  return lines.filter(Boolean).join('\n');
}

/** Names in the place of the ids that an order is kept by. */
function named({ list, part, field }: Conflict, { yours, theirs }: Diverged) {
  return (entry: string): string => {
    if (part === 'sections') return sectionName(entry as Portfolio['sections'][number]);
    if (!list || field !== 'order') return entry;
    const items: readonly { id: string; title?: string; degree?: string; name?: string }[] = [
      ...yours[list],
      ...theirs[list],
    ];
    const item = items.find(({ id }) => id === entry);
    return item?.title || item?.degree || item?.name || m.portfolio_untitled();
  };
}
