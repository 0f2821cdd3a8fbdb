import { m } from '#messages';

export interface NavItem {
  to: string;
  label: string;
}

/** The main navigation, in its order (PUB-02). */
export function mainLinks(): NavItem[] {
  return [
    { to: '/', label: m.layout_home() },
    { to: '/about', label: m.layout_about() },
    { to: '/vision-mission', label: m.layout_vision() },
    { to: '/solutions', label: m.layout_solutions() },
    { to: '/team', label: m.layout_team() },
    { to: '/projects', label: m.layout_projects() },
    { to: '/blog', label: m.layout_blog() },
    { to: '/contact', label: m.layout_contact() },
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
  ].map((label) => ({ to: '/solutions', label }));
}

const COMPANY_PATHS = new Set(['/about', '/vision-mission', '/team', '/projects', '/blog']);

/** The 'Company' column of the footer. */
export function companyLinks(): NavItem[] {
  return mainLinks().filter((link) => COMPANY_PATHS.has(link.to));
}

export function legalLinks(): NavItem[] {
  return [
    { to: '/privacy', label: m.layout_privacy() },
    { to: '/terms', label: m.layout_terms() },
    { to: '/cookies', label: m.layout_cookies() },
  ];
}
