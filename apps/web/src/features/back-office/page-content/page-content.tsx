import { m } from '#messages';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { AboutContent } from './about-content.tsx';
import { HomeContent } from './home-content.tsx';
import { ProjectsContent } from './projects-content.tsx';
import { SolutionsContent } from './solutions-content.tsx';
import { TeamContent } from './team-content.tsx';

const tabs = () => [
  { value: 'home', label: m.admin_page_tab_home(), content: <HomeContent /> },
  { value: 'about', label: m.admin_page_tab_about(), content: <AboutContent /> },
  { value: 'solutions', label: m.admin_page_tab_solutions(), content: <SolutionsContent /> },
  { value: 'projects', label: m.admin_page_tab_projects(), content: <ProjectsContent /> },
  { value: 'team', label: m.admin_page_tab_team(), content: <TeamContent /> },
];

/** The stored content of the pages (PGE-01). */
export function PageContent() {
  const [address, change] = useAddress();
  const pages = tabs();
  const chosen = pages.find(({ value }) => value === address.get('tab'))?.value ?? 'home';
  return (
    <Tabs
      label={m.admin_page_tabs()}
      value={chosen}
      onChange={(tab) => change({ tab: tab === 'home' ? '' : tab })}
      tabs={pages}
    />
  );
}
