import type { ContentType } from '@vitrine/contracts';
import { m } from '#messages';
import { paths } from '../../../lib/paths.ts';

export interface SlotWords {
  tab: () => string;
  search: () => string;
  none: () => string;
  /** The two columns before the actions: their headers and the fields they show (WEB-01). */
  lead: { header: () => string; title: string; line?: string };
  second: { header: () => string; title?: string; text?: string };
  /** A picture of the person, where it is about one. */
  portrait?: string;
  /** Where visitors see it. */
  page: string;
}

export const slotWords: Record<ContentType, SlotWords> = {
  projects: {
    tab: m.admin_content_tab_projects,
    search: m.admin_content_search_projects,
    none: m.admin_content_none_projects,
    lead: { header: m.admin_content_column_project, title: 'name', line: 'tagline' },
    second: { header: m.admin_content_column_problem, text: 'problem' },
    page: paths.projects.to(),
  },
  testimonials: {
    tab: m.admin_content_tab_testimonials,
    search: m.admin_content_search_testimonials,
    none: m.admin_content_none_testimonials,
    lead: { header: m.admin_content_column_person, title: 'name', line: 'role' },
    second: { header: m.admin_content_column_testimonial, text: 'content' },
    portrait: 'avatar',
    page: paths.home.to(),
  },
  services: {
    tab: m.admin_content_tab_services,
    search: m.admin_content_search_services,
    none: m.admin_content_none_services,
    lead: { header: m.admin_content_column_service, title: 'title' },
    second: { header: m.admin_content_column_description, text: 'description' },
    page: paths.solutions.to(),
  },
  departments: {
    tab: m.admin_content_tab_departments,
    search: m.admin_content_search_departments,
    none: m.admin_content_none_departments,
    lead: { header: m.admin_content_column_department, title: 'name' },
    second: { header: m.admin_content_column_description, text: 'description' },
    page: paths.team.to(),
  },
  leadership: {
    tab: m.admin_content_tab_leadership,
    search: m.admin_content_search_leadership,
    none: m.admin_content_none_leadership,
    lead: { header: m.admin_content_column_leader, title: 'name' },
    second: { header: m.admin_content_column_role_bio, title: 'role', text: 'bio' },
    portrait: 'image',
    page: paths.team.to(),
  },
  teamMembers: {
    tab: m.admin_content_tab_team_members,
    search: m.admin_content_search_team_members,
    none: m.admin_content_none_team_members,
    lead: { header: m.admin_content_column_member, title: 'name' },
    second: { header: m.admin_content_column_role, text: 'role' },
    portrait: 'image',
    page: paths.team.to(),
  },
};
