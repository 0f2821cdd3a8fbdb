import {
  baseLocale,
  definitionOf,
  fieldsOfKind,
  isPortfolioList,
  type LanguageLevel,
  type Locale,
  orderSections,
  type PortfolioList,
  type PortfolioSectionName,
  type PublicPortfolio,
  type Words,
  withoutOwnZero,
  words,
} from '@vitrine/contracts';

type CvWords = Words['cv'];

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
  /** Of what it says itself; what people wrote may be in any. */
  language: Locale;
  title: string;
  name: string;
  customUrl: string;
  headline: string;
  /** Town and country; '' where they say nothing of it. */
  location: string;
  /** Whether the person looks for work; '' where they say nothing of it. */
  availability: string;
  keywords: string[];
  /** Of the page it was made from: as it is linked, and as people say it. */
  address: { url: string; text: string };
  links: { url: string; text: string }[];
  sections: CvSection[];
  /** Said where not everything is in it. */
  notes: { moreAt: string; lettersAreMissing: string };
  /** Its owner wants it on one sheet. */
  onePage: boolean;
  updatedAt: string;
}

/** The CV that a published portfolio makes, in its owner's order; pictures and files stay there. */
export function cvOf(
  portfolio: PublicPortfolio,
  url: string,
  language: Locale = baseLocale,
): CvContent {
  const { name, headline, profession, links, skills, updatedAt } = portfolio;
  const { availability, availabilityNote, location, onePageCv } = portfolio;
  const line = headline || profession;
  const { cv } = words[language];
  const text = withoutScheme(url);
  return {
    language,
    title: line ? `${name} — ${line}` : name,
    name,
    customUrl: portfolio.customUrl,
    headline: line,
    location,
    availability: availability && cv.availability[availability](availabilityNote),
    keywords: [...new Set(skills)],
    address: { url, text },
    links: [
      ...numbersOf(portfolio),
      ...links.map(({ url: to }) => ({ url: to, text: withoutScheme(to) })),
    ],
    sections: orderSections(portfolio.sections)
      .map((section) => sectionOf(section, portfolio, cv))
      .filter(({ entries }) => entries.length > 0),
    notes: { moreAt: cv.moreAt(text), lettersAreMissing: cv.lettersAreMissing(text) },
    onePage: onePageCv,
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

const withoutScheme = (url: string) =>
  url.replace(/^(https?:\/\/(www\.)?|mailto:)/i, '').replace(/[?#].*$|\/+$/g, '');

function sectionOf(
  section: PortfolioSectionName,
  portfolio: PublicPortfolio,
  { headings, levels }: CvWords,
): CvSection {
  if (section === 'media' || section === 'documents') return { title: '', entries: [] };
  const entries = isPortfolioList(section)
    ? listEntries(section, portfolio, levels)
    : entriesOf(section, portfolio);
  return { title: headings[section], entries };
}

function entriesOf(
  section: 'about' | 'skills' | 'references',
  { summary, skills, references = [] }: PublicPortfolio,
): CvEntry[] {
  if (section === 'about') return summary.trim() ? [{ text: summary }] : [];
  if (section === 'skills') return skills.length > 0 ? [{ text: listed(skills) }] : [];
  return references.map(({ name, role, text }) => ({ title: name, subtitle: role, text }));
}

/** Those of a list, each field where the definition has it. */
function listEntries(
  list: PortfolioList,
  portfolio: PublicPortfolio,
  levels: CvWords['levels'],
): CvEntry[] {
  const { fields, when, subtitle, aside = when, inline } = definitionOf(list);
  const [title] = Object.keys(fields);
  const [text] = fieldsOfKind(fields, 'text');
  const [link] = fieldsOfKind(fields, 'link');
  const [note] = fieldsOfKind(fields, 'list');
  const entries = portfolio[list].map((entry: Readonly<Record<string, unknown>>) => {
    const said = (name: string | undefined) => {
      const value = name === undefined ? '' : String(entry[name] ?? '');
      const isChoice = name !== undefined && fields[name]?.kind === 'choice';
      return isChoice && value ? levels[value as LanguageLevel] : value;
    };
    return {
      title: said(title),
      aside: said(aside),
      subtitle: said(subtitle),
      text: said(text),
      note: note ? listed(entry[note] as string[]) : '',
      link: withoutScheme(said(link)),
    };
  });
  if (!inline || entries.length === 0) return entries;
  const names = entries.map((entry) =>
    entry.aside ? `${entry.title} – ${entry.aside}` : entry.title,
  );
  return [{ text: listed(names) }];
}

const listed = (things: readonly string[]) => [...new Set(things)].join(' · ');

/** All that people wrote of it. */
export const textsOf = ({
  name,
  headline,
  location,
  availability,
  sections,
}: CvContent): string[] => [
  name,
  headline,
  location,
  availability,
  ...sections.flatMap(({ entries }) => entries.flatMap((entry) => Object.values(entry))),
];
