import { caseStudyPage } from '#features/company-pages/case-study.ts';
import { companyPage } from '#features/company-pages/company-page.ts';
import { AboutPage } from '#features/company-pages/components/about-page.tsx';
import { CareersPage } from '#features/company-pages/components/careers-page.tsx';
import { CaseStudyPage } from '#features/company-pages/components/case-study-page.tsx';
import { LegalPage } from '#features/company-pages/components/legal-page.tsx';
import { ProjectsPage } from '#features/company-pages/components/projects-page.tsx';
import { TeamPage } from '#features/company-pages/components/team-page.tsx';
import { VisionPage } from '#features/company-pages/components/vision-page.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import type { PageModule } from '#lib/page.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

/** The pages of the company that have no form; they load together (build/chunks.ts). */
export const pages = {
  about: {
    ...companyPage('about', m.layout_about, paths.about.to(), [
      'pages.company.get',
      'content.partners.list',
    ]),
    Page: AboutPage,
  },
  'vision-mission': {
    ...companyPage('vision-mission', m.layout_vision, paths.visionMission.to()),
    Page: VisionPage,
  },
  team: {
    ...companyPage('team', m.layout_team, paths.team.to(), [
      'content.leadership.list',
      'content.teamMembers.list',
      'content.departments.list',
    ]),
    Page: TeamPage,
  },
  projects: {
    ...companyPage('projects', m.layout_projects, paths.projects.to(), ['content.projects.list']),
    Page: ProjectsPage,
  },
  'case-study': { ...caseStudyPage, Page: CaseStudyPage },
  careers: {
    ...companyPage('careers', m.page_careers, paths.careers.to(), ['pages.company.get']),
    Page: CareersPage,
  },
  privacy: {
    ...companyPage('privacy', m.layout_privacy, paths.privacy.to()),
    Page: () => <LegalPage content={useEndpoint('pages.privacy.get')} />,
  },
  terms: {
    ...companyPage('terms', m.layout_terms, paths.terms.to()),
    Page: () => <LegalPage content={useEndpoint('pages.terms.get')} />,
  },
  cookies: {
    ...companyPage('cookies', m.layout_cookies, paths.cookies.to()),
    Page: () => <LegalPage content={useEndpoint('pages.cookies.get')} />,
  },
} satisfies Record<string, PageModule>;
