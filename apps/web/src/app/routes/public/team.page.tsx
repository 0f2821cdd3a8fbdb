import { companyPage } from '#features/company-pages/company-page.ts';
import { TeamPage } from '#features/company-pages/components/team-page.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const { queries, head } = companyPage('team', m.layout_team, paths.team.to(), [
  'content.leadership.list',
  'content.teamMembers.list',
  'content.departments.list',
]);
export const Page = TeamPage;
