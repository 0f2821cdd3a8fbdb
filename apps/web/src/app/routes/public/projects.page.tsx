import { companyPage } from '#features/company-pages/company-page.ts';
import { ProjectsPage } from '#features/company-pages/components/projects-page.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const { queries, head } = companyPage('projects', m.layout_projects, paths.projects.to(), [
  'content.projects.list',
]);
export const Page = ProjectsPage;
