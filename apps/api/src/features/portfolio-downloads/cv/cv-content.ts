import {
  orderSections,
  type PortfolioSectionName,
  type PublicPortfolio,
  withoutOwnZero,
} from '@vitrine/contracts';
import { availabilityWords, cvHeadings, levelWords } from './cv-styles.ts';

/** One thing on a CV; whatever part it has none of is left out. */
export interface CvEntry {
  title?: string;
  /** At the right of the title: when, or how much. */
  aside?: string;
  subtitle?: string;
  text?: string;
  /** A quiet line at the end. */
  note?: string;
  /** Where there is more of it, as people say it. */
  link?: string;
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
  /** Whether the person looks for work; '' where they say nothing of it. */
  availability: string;
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
    availability: availabilityOf(portfolio),
    keywords: [...new Set(skills)],
    address: { url, text: withoutScheme(url) },
    links: [
      ...numbersOf(portfolio),
      ...links.map(({ url: to }) => ({ url: to, text: withoutScheme(to) })),
    ],
    sections: orderSections(portfolio.sections)
      .map((section) => ({ title: cvHeadings[section], entries: entriesOf(section, portfolio) }))
      .filter(({ entries }) => entries.length > 0),
    updatedAt,
  };
}

/** What its owner chose to show on the page; the number of the account is not among them. */
const numbersOf = ({ phone, whatsapp }: PublicPortfolio) => [
  ...(phone ? [{ url: `tel:${withoutOwnZero(phone).replace(/[^+\d]/g, '')}`, text: phone }] : []),
  ...(whatsapp
    ? [
        {
          url: `https://wa.me/${withoutOwnZero(whatsapp).replace(/\D/g, '')}`,
          text: `WhatsApp ${whatsapp}`,
        },
      ]
    : []),
];

const availabilityOf = ({ availability, availabilityNote }: PublicPortfolio): string =>
  availability && availabilityWords[availability](availabilityNote);

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
      return portfolio.projects.map(({ name, role, period, description, technologies, url }) => ({
        title: name,
        aside: period ?? '',
        subtitle: role ?? '',
        text: description,
        note: listed(technologies),
        link: withoutScheme(url ?? ''),
      }));
    case 'skills':
      return portfolio.skills.length > 0 ? [{ text: listed(portfolio.skills) }] : [];
    case 'educations':
      return portfolio.educations.map(({ degree, institution, year }) => ({
        title: degree,
        aside: year,
        subtitle: institution,
      }));
    case 'certificates':
      return portfolio.certificates.map(({ name, issuer, date, url }) => ({
        title: name,
        aside: date,
        subtitle: issuer,
        link: withoutScheme(url),
      }));
    case 'languages':
      return portfolio.languages.length > 0 ? [{ text: listed(languagesOf(portfolio)) }] : [];
    case 'volunteering':
      return portfolio.volunteering.map(({ role, organisation, period, description }) => ({
        title: role,
        aside: period,
        subtitle: organisation,
        text: description,
      }));
    case 'publications':
      return portfolio.publications.map(({ title, publisher, date, url }) => ({
        title,
        aside: date,
        subtitle: publisher,
        link: withoutScheme(url),
      }));
    case 'services':
    case 'products':
      return portfolio[section].map(({ name, description, price }) => ({
        title: name,
        aside: price,
        text: description,
      }));
    case 'references':
      return (portfolio.references ?? []).map(({ name, role, text }) => ({
        title: name,
        subtitle: role,
        text,
      }));
    default:
      return [];
  }
}

const languagesOf = ({ languages }: PublicPortfolio): string[] =>
  languages.map(({ name, level }) => (level ? `${name} – ${levelWords[level]}` : name));

const listed = (things: readonly string[]) => [...new Set(things)].join(' · ');

/** All that people wrote of it. */
export const textsOf = ({ name, headline, availability, sections }: CvContent): string[] => [
  name,
  headline,
  availability,
  ...sections.flatMap(({ entries }) => entries.flatMap((entry) => Object.values(entry))),
];
