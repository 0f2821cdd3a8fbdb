import {
  alternatesAt,
  type Experience,
  type PublicPortfolio,
  readPicture,
} from '@vitrine/contracts';
import type { Head } from '#lib/head.ts';
import { getLocale } from '#lib/locale.ts';
import { addressIn } from '#lib/site-address.ts';
import { m } from '#messages';

/** What the page is called where it is listed and shared; just the name before there is a headline. */
export function portfolioTitle({ name, headline }: Pick<PublicPortfolio, 'name' | 'headline'>) {
  return headline ? m.public_portfolio_title({ name, headline }) : name;
}

const LONGEST = 200;

/** The start of a text in one line, cut between words; undefined when there is none. */
export function pageDescription(text: string): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line || undefined;
  return `${line.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}

/** Where search engines find a page: in the languages that it has, whatever those of the website are. */
export function inItsLanguages(head: Head, { locales }: PublicPortfolio, path: string): Head {
  const locale = getLocale();
  const url = addressIn(locales.find((one) => one === locale) ?? locales[0] ?? locale, path);
  return {
    ...head,
    canonical: url,
    openGraph: { ...head.openGraph, url },
    alternates: alternatesAt(locales.map((one) => ({ locale: one, path }))),
  };
}

/** What search engines are told of a professional's page; its address and pictures absolute. */
export function personJsonLd(portfolio: PublicPortfolio, url: string): object {
  const { name, profession, location, summary, profileImage, links, skills } = portfolio;
  const schools = distinct(portfolio.educations.map(({ institution }) => institution));
  const employers = distinct(portfolio.experiences.filter(isCurrent).map(({ company }) => company));
  const web = links.map((link) => link.url).filter((address) => /^https?:/.test(address));
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: profession || undefined,
    address: location || undefined,
    description: summary || undefined,
    image: profileImage ? new URL(readPicture(profileImage).src, url).href : undefined,
    url,
    sameAs: web.length > 0 ? web : undefined,
    knowsAbout: skills.length > 0 ? distinct(skills) : undefined,
    alumniOf: organizations('EducationalOrganization', schools),
    worksFor: organizations('Organization', employers),
  };
}

const distinct = (names: readonly string[]) => [...new Set(names)];

/** Whether the period says that the work goes on. */
const isCurrent = ({ period }: Pick<Experience, 'period'>) =>
  /(?<!\p{L})(today|now|present|current|currently|ongoing|aujourd['’]hui|présent|en cours|ce jour)\s*$/iu.test(
    period,
  );

const organizations = (type: string, names: readonly string[]) =>
  names.length > 0 ? names.map((name) => ({ '@type': type, name })) : undefined;
