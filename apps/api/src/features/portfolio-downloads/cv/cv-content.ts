import { orderSections, type PortfolioSectionName, type PublicPortfolio } from '@vitrine/contracts';
import { cvHeadings } from './cv-styles.ts';

/** One thing on a CV; whatever part it has none of is left out. */
export interface CvEntry {
  title?: string;
  /** At the right of the title: when, or how much. */
  aside?: string;
  subtitle?: string;
  text?: string;
  /** A quiet line at the end. */
  note?: string;
}

export interface CvSection {
  title: string;
  entries: CvEntry[];
}

/** Everything that a CV shows; two that are equal make the same file. */
export interface CvContent {
  title: string;
  name: string;
  customUrl: string;
  headline: string;
  keywords: string[];
  /** Of the page it was made from: as it is linked, and as people say it. */
  address: { url: string; text: string };
  links: { url: string; text: string }[];
  sections: CvSection[];
  updatedAt: string;
}

/** The CV that a published portfolio makes, in its owner's order; pictures and files stay there. */
export function cvOf(portfolio: PublicPortfolio, url: string): CvContent {
  const { name, headline, profession, links, skills, updatedAt } = portfolio;
  const line = headline || profession;
  return {
    title: line ? `${name} — ${line}` : name,
    name,
    customUrl: portfolio.customUrl,
    headline: line,
    keywords: [...new Set(skills)],
    address: { url, text: withoutScheme(url) },
    links: links.map((link) => ({ url: link.url, text: withoutScheme(link.url) })),
    sections: orderSections(portfolio.sections)
      .map((section) => ({ title: cvHeadings[section], entries: entriesOf(section, portfolio) }))
      .filter(({ entries }) => entries.length > 0),
    updatedAt,
  };
}

const withoutScheme = (url: string) =>
  url.replace(/^(https?:\/\/(www\.)?|mailto:)/i, '').replace(/[?#].*$|\/+$/g, '');

function entriesOf(section: PortfolioSectionName, portfolio: PublicPortfolio): CvEntry[] {
  switch (section) {
    case 'about':
      return portfolio.summary.trim() ? [{ text: portfolio.summary }] : [];
    case 'experiences':
      return portfolio.experiences.map(({ title, company, period, description }) => ({
        title,
        aside: period,
        subtitle: company,
        text: description,
      }));
    case 'projects':
      return portfolio.projects.map(({ name, description, technologies }) => ({
        title: name,
        text: description,
        note: listed(technologies),
      }));
    case 'skills':
      return portfolio.skills.length > 0 ? [{ text: listed(portfolio.skills) }] : [];
    case 'educations':
      return portfolio.educations.map(({ degree, institution, year }) => ({
        title: degree,
        aside: year,
        subtitle: institution,
      }));
    case 'services':
    case 'products':
      return portfolio[section].map(({ name, description, price }) => ({
        title: name,
        aside: price,
        text: description,
      }));
    default:
      return [];
  }
}

const listed = (things: readonly string[]) => [...new Set(things)].join(' · ');

/** All that people wrote of it. */
export const textsOf = ({ name, headline, sections }: CvContent): string[] => [
  name,
  headline,
  ...sections.flatMap(({ entries }) => entries.flatMap((entry) => Object.values(entry))),
];
