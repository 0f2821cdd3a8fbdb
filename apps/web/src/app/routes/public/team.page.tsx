import { m } from '#messages';
import { companyPageHead } from '../../../features/company-pages/company-page-head.ts';
import { TeamPage } from '../../../features/company-pages/components/team-page.tsx';
import type { PageQueries } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const queries: PageQueries = ({ query }) => [
  query('pages.team.get'),
  query('content.leadership.list'),
  query('content.teamMembers.list'),
  query('content.departments.list'),
];
export const head = companyPageHead('team', m.layout_team, paths.team.to());
export const Page = TeamPage;
