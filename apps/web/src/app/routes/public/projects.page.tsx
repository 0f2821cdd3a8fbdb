import { m } from '#messages';
import { companyPageHead } from '../../../features/company-pages/company-page-head.ts';
import { ProjectsPage } from '../../../features/company-pages/components/projects-page.tsx';
import type { PageQueries } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const queries: PageQueries = ({ query }) => [
  query('pages.projects.get'),
  query('content.projects.list'),
];
export const head = companyPageHead('projects', m.layout_projects, paths.projects.to());
export const Page = ProjectsPage;
