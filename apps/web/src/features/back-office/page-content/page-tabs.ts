import type { ContentType } from '@vitrine/contracts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import type { EditablePage } from './page-fields.ts';

/** A collection as a tab edits it: the same records as in Website Content (PGE-03). */
export interface TabCollection {
  type: ContentType;
  title: () => string;
  /** Paths of the fields that this tab shows; the others stay as they are (PGE-02). */
  shown: readonly string[];
  add: () => string;
  /** What a new entry starts as. */
  fresh: () => object;
}

export interface PageTab {
  value: EditablePage | 'projects' | 'team';
  label: () => string;
  /** The page's own texts. */
  page?: EditablePage;
  collection?: TabCollection;
  /** Where visitors see it. */
  to: string;
}

const pageTab = (page: EditablePage, label: () => string, to: string): PageTab => ({
  value: page,
  label,
  page,
  to,
});

/** The five tabs (PGE-01). */
export const pageTabs: readonly PageTab[] = [
  pageTab('home', m.admin_page_tab_home, paths.home.to()),
  pageTab('about', m.admin_page_tab_about, paths.about.to()),
  {
    ...pageTab('solutions', m.layout_solutions_short, paths.solutions.to()),
    collection: {
      type: 'services',
      title: m.page_services,
      shown: ['title', 'description', 'icon'],
      add: m.admin_page_add_service,
      fresh: () => ({ title: m.admin_page_new_service() }),
    },
  },
  {
    value: 'projects',
    label: m.page_projects,
    to: paths.projects.to(),
    collection: {
      type: 'projects',
      title: m.admin_page_projects,
      shown: ['name', 'tagline', 'problem', 'solution', 'image'],
      add: m.admin_page_add_project,
      fresh: () => ({ name: m.admin_page_new_project() }),
    },
  },
  {
    value: 'team',
    label: m.layout_team,
    to: paths.team.to(),
    collection: {
      type: 'leadership',
      title: m.admin_page_leadership,
      shown: ['name', 'role', 'bio', 'image'],
      add: m.admin_page_add_member,
      fresh: () => ({ name: m.admin_page_new_member() }),
    },
  },
];

/** Pages that have no tab of the five: on a screen of their own, for PGE-01 names its tabs. */
export const otherPageTabs: readonly PageTab[] = [
  pageTab('vision-mission', m.layout_vision, paths.visionMission.to()),
  pageTab('contact', m.layout_contact_short, paths.contact.to()),
  pageTab('blog', m.layout_blog, paths.blog.to()),
  pageTab('careers', m.page_careers, paths.careers.to()),
  pageTab('privacy', m.layout_privacy, paths.privacy.to()),
  pageTab('terms', m.layout_terms, paths.terms.to()),
  pageTab('cookies', m.layout_cookies, paths.cookies.to()),
];
