import type { ContentType } from '@vitrine/contracts';
import { m } from '#messages';
import { paths } from '../../../lib/paths.ts';
import type { EditablePage } from '../records/page-fields.ts';

/** A collection as a tab edits it: the same records as in Website Content (PGE-03). */
export interface TabCollection {
  type: ContentType;
  title: () => string;
  none: () => string;
  /** Paths of the fields that this tab shows; the others stay as they are (PGE-02). */
  shown: readonly string[];
  add: () => string;
  /** What a new entry starts as. */
  fresh: () => object;
}

export interface PageTab {
  value: 'home' | 'about' | 'solutions' | 'projects' | 'team';
  label: () => string;
  /** The page's own texts. */
  page?: EditablePage;
  collection?: TabCollection;
  /** Where visitors see it. */
  to: string;
}

/** The five tabs (PGE-01). */
export const pageTabs: readonly PageTab[] = [
  { value: 'home', label: m.admin_page_tab_home, page: 'home', to: paths.home.to() },
  { value: 'about', label: m.admin_page_tab_about, page: 'about', to: paths.about.to() },
  {
    value: 'solutions',
    label: m.admin_page_tab_solutions,
    page: 'solutions',
    to: paths.solutions.to(),
    collection: {
      type: 'services',
      title: m.admin_page_services,
      none: m.admin_content_none_services,
      shown: ['title', 'description', 'icon'],
      add: m.admin_page_add_service,
      fresh: () => ({ title: m.admin_page_new_service() }),
    },
  },
  {
    value: 'projects',
    label: m.admin_page_tab_projects,
    to: paths.projects.to(),
    collection: {
      type: 'projects',
      title: m.admin_page_projects,
      none: m.admin_content_none_projects,
      shown: ['name', 'tagline', 'problem', 'solution', 'image'],
      add: m.admin_page_add_project,
      fresh: () => ({ name: m.admin_page_new_project() }),
    },
  },
  {
    value: 'team',
    label: m.admin_page_tab_team,
    to: paths.team.to(),
    collection: {
      type: 'leadership',
      title: m.admin_page_leadership,
      none: m.admin_content_none_leadership,
      shown: ['name', 'role', 'bio', 'image'],
      add: m.admin_page_add_member,
      fresh: () => ({ name: m.admin_page_new_member() }),
    },
  },
];
