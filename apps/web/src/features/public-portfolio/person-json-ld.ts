import type { PublicPortfolio } from '@vitrine/contracts';

/** What search engines are told of a professional's page; its address and pictures absolute. */
export function personJsonLd(portfolio: PublicPortfolio, url: string): object {
  const { name, profession, summary, profileImage, links, skills } = portfolio;
  const web = links.map((link) => link.url).filter((address) => /^https?:/.test(address));
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: profession || undefined,
    description: summary || undefined,
    image: profileImage ? new URL(profileImage, url).href : undefined,
    url,
    sameAs: web.length > 0 ? web : undefined,
    knowsAbout: skills.length > 0 ? skills : undefined,
  };
}
