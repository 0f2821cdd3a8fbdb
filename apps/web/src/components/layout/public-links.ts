import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export interface NavItem {
  to: string;
  label: string;
}

/** The main navigation, in its order (PUB-02). */
export function mainLinks(): NavItem[] {
  return [
    { to: paths.home.to(), label: m.layout_home() },
    { to: paths.about.to(), label: m.layout_about() },
    { to: paths.visionMission.to(), label: m.layout_vision() },
    { to: paths.solutions.to(), label: m.layout_solutions() },
    { to: paths.team.to(), label: m.layout_team() },
    { to: paths.projects.to(), label: m.layout_projects() },
    { to: paths.blog.to(), label: m.layout_blog() },
    { to: paths.contact.to(), label: m.layout_contact() },
  ];
}

/** The 'Solutions' column of the footer: five names, one page. */
export function solutionLinks(): NavItem[] {
  return [
    m.layout_custom_software(),
    m.layout_digital_transformation(),
    m.layout_cloud_solutions(),
    m.layout_ai_integration(),
    m.layout_data_analytics(),
  ].map((label) => ({ to: paths.solutions.to(), label }));
}

const COMPANY_PAGES = ['about', 'visionMission', 'team', 'projects', 'blog'] as const;

/** The 'Company' column of the footer. */
export function companyLinks(): NavItem[] {
  const addresses = new Set<string>(COMPANY_PAGES.map((page) => paths[page].to()));
  return mainLinks().filter((link) => addresses.has(link.to));
}

export function legalLinks(): NavItem[] {
  return [
    { to: paths.privacy.to(), label: m.layout_privacy() },
    { to: paths.terms.to(), label: m.layout_terms() },
    { to: paths.cookies.to(), label: m.layout_cookies() },
  ];
}

/** Where a programme of the company is told of and applied for; the page gives its cards these ids. */
export const programmeId = (kind: 'internship' | 'training') => `apply-${kind}`;

const programmePath = (kind: 'internship' | 'training') =>
  `${paths.solutions.to()}#${programmeId(kind)}`;

/** For those who want to learn with the company. */
export function learningLinks(): NavItem[] {
  return [
    { to: programmePath('internship'), label: m.layout_internship() },
    { to: programmePath('training'), label: m.layout_training() },
  ];
}

/** For those who want a page of their own, to learn, or to work here. */
export function joinLinks(): NavItem[] {
  return [
    { to: paths.professionals.to(), label: m.layout_professionals() },
    ...learningLinks(),
    { to: paths.careers.to(), label: m.layout_positions() },
  ];
}
