import type { PublicPortfolio } from '@vitrine/contracts';
import { readPeriod } from './resume-dates.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** A published portfolio as JSON Resume (jsonresume.org/schema); what is empty is left out. */
export function writeJsonResume(portfolio: PublicPortfolio, address: string): string {
  const { experiences, educations, projects } = portfolio;
  const resume = {
    $schema: SCHEMA,
    basics: basicsOf(portfolio, address),
    work: experiences.map(({ title, company, period, description }) =>
      filled({ name: company, position: title, ...datesOf(period), summary: description }),
    ),
    education: educations.map(({ degree, institution, year }) =>
      filled({ institution, studyType: degree, ...datesOf(year) }),
    ),
    skills: [...new Set(portfolio.skills)].map((name) => ({ name })),
    projects: projects.map(({ name, description, technologies }) =>
      filled({ name, description, keywords: technologies }),
    ),
    meta: {
      canonical: `${address}/resume.json`,
      version: 'v1.0.0',
      lastModified: portfolio.updatedAt,
    },
  };
  return JSON.stringify(filled(resume), null, 2);
}

function basicsOf(portfolio: PublicPortfolio, address: string) {
  const { name, headline, profession, summary, profileImage, links } = portfolio;
  const mail = links.map(({ url }) => /^mailto:([^?]+@[^?]+)/i.exec(url)?.[1]).find(Boolean);
  return filled({
    name,
    label: profession || headline,
    image: profileImage && new URL(profileImage, address).href,
    // only where its owner put it on the page
    email: mail && decodeURIComponent(mail),
    url: address,
    summary,
    profiles: links
      .filter(({ url }) => /^https?:/i.test(url))
      .map((link) => ({ network: link.name, url: new URL(link.url).href })),
  });
}

/** A period that no machine reads stays as it was written, beside the fields of the schema. */
const datesOf = (period: string) => readPeriod(period) ?? (period ? { period } : {});

function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined,
    ),
  );
}
