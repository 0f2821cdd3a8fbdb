import { type PublicPortfolio, withoutFocalPoint } from '@vitrine/contracts';

/** A span of time as JSON Resume writes it: a year, or a year and a month. */
interface ResumeDates {
  startDate?: string;
  endDate?: string;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const NAMED = '(?:([a-z]{3,9})\\.?\\s+)?';
const NUMBERED = '(?:(0?[1-9]|1[0-2])[./])?';
const DATE = `(?:${NAMED}${NUMBERED}((?:19|20)\\d{2})(?:-(0[1-9]|1[0-2]))?)`;
const OPEN = '(?:today|now|present|current(?:ly)?|ongoing)';
const PERIOD = new RegExp(
  `^(?:(since|from)\\s+)?${DATE}(?:\\s*(-|to|until|till)\\s*(?:${DATE}|${OPEN})?)?$`,
);

/**
 * Reads the dates out of a period that a person wrote for people.
 * @returns undefined when that is not plain enough to be told to a machine
 * @example readPeriod('March 2021 to today') // { startDate: '2021-03' }
 */
export function readPeriod(period: string): ResumeDates | undefined {
  const plain = period.toLowerCase().replace(/[‐-―]/g, '-').replace(/\s+/g, ' ').trim();
  const found = PERIOD.exec(plain);
  if (!found) return undefined;
  const [, since, ...rest] = found;
  const [from, until] = [rest.slice(0, 4), rest.slice(5)].map(dateOf);
  if (from === null || until === null) return undefined;
  const isSpan = since !== undefined || rest[4] !== undefined;
  const end = until ?? (isSpan ? undefined : from);
  return { ...(from && { startDate: from }), ...(end && { endDate: end }) };
}

/** Undefined where there is none, null where a word before the year is no month. */
function dateOf(parts: (string | undefined)[]): string | undefined | null {
  const [name, number, year, isoMonth] = parts;
  if (!year) return undefined;
  const named = name === undefined ? 0 : MONTHS.indexOf(name.slice(0, 3)) + 1;
  if (name !== undefined && named === 0) return null;
  const month = named || Number(number ?? isoMonth ?? 0);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}

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
  const { name, headline, profession, summary, profileImage, phone, links } = portfolio;
  const mail = links.map(({ url }) => /^mailto:([^?]+@[^?]+)/i.exec(url)?.[1]).find(Boolean);
  return filled({
    name,
    label: profession || headline,
    image: profileImage && new URL(withoutFocalPoint(profileImage), address).href,
    // only where its owner put it on the page
    email: mail && decodeURIComponent(mail),
    phone,
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
