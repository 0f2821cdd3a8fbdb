import type { ContentType } from '@vitrine/contracts';
import { m } from '#messages';

/** What is said of one entry of a kind, in the words of the requirement (WEB-01, 02, 05). */
export interface KindWords {
  add: () => string;
  edit: () => string;
  first: () => string;
  deleteTitle: () => string;
  deleteQuestion: () => string;
  failedCreate: () => string;
  failedUpdate: () => string;
  failedDelete: () => string;
}

export const kindWords: Record<ContentType, KindWords> = {
  projects: {
    add: m.admin_content_add_projects,
    edit: m.admin_content_edit_projects,
    first: m.admin_content_first_projects,
    deleteTitle: m.admin_content_delete_title_projects,
    deleteQuestion: m.admin_content_delete_question_projects,
    failedCreate: m.admin_content_failed_create_projects,
    failedUpdate: m.admin_content_failed_update_projects,
    failedDelete: m.admin_content_failed_delete_projects,
  },
  testimonials: {
    add: m.admin_content_add_testimonials,
    edit: m.admin_content_edit_testimonials,
    first: m.admin_content_first_testimonials,
    deleteTitle: m.admin_content_delete_title_testimonials,
    deleteQuestion: m.admin_content_delete_question_testimonials,
    failedCreate: m.admin_content_failed_create_testimonials,
    failedUpdate: m.admin_content_failed_update_testimonials,
    failedDelete: m.admin_content_failed_delete_testimonials,
  },
  services: {
    add: m.admin_content_add_services,
    edit: m.admin_content_edit_services,
    first: m.admin_content_first_services,
    deleteTitle: m.admin_content_delete_title_services,
    deleteQuestion: m.admin_content_delete_question_services,
    failedCreate: m.admin_content_failed_create_services,
    failedUpdate: m.admin_content_failed_update_services,
    failedDelete: m.admin_content_failed_delete_services,
  },
  departments: {
    add: m.admin_content_add_departments,
    edit: m.admin_content_edit_departments,
    first: m.admin_content_first_departments,
    deleteTitle: m.admin_content_delete_title_departments,
    deleteQuestion: m.admin_content_delete_question_departments,
    failedCreate: m.admin_content_failed_create_departments,
    failedUpdate: m.admin_content_failed_update_departments,
    failedDelete: m.admin_content_failed_delete_departments,
  },
  leadership: {
    add: m.admin_content_add_leadership,
    edit: m.admin_content_edit_leadership,
    first: m.admin_content_first_leadership,
    deleteTitle: m.admin_content_delete_title_leadership,
    deleteQuestion: m.admin_content_delete_question_leadership,
    failedCreate: m.admin_content_failed_create_leadership,
    failedUpdate: m.admin_content_failed_update_leadership,
    failedDelete: m.admin_content_failed_delete_leadership,
  },
  teamMembers: {
    add: m.admin_content_add_team_members,
    edit: m.admin_content_edit_team_members,
    first: m.admin_content_first_team_members,
    deleteTitle: m.admin_content_delete_title_team_members,
    deleteQuestion: m.admin_content_delete_question_team_members,
    failedCreate: m.admin_content_failed_create_team_members,
    failedUpdate: m.admin_content_failed_update_team_members,
    failedDelete: m.admin_content_failed_delete_team_members,
  },
};
