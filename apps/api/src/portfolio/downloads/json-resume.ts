import {
  baseLocale,
  type Field,
  filled,
  type LanguageLevel,
  type Locale,
  type PictureRef,
  type PublicPortfolio,
  readPicture,
  resumeLists,
  type Words,
  words,
} from '@vitrine/contracts';

/** A span of time as JSON Resume writes it: a year, or a year and a month. */
interface ResumeDates {
  startDate?: string;
  endDate?: string;
}

/** How the names of months begin, in English and French. */
const MONTHS = 'jan f[eé][bv] mar a[pv]r ma[iy] jui?n juil?|jul ao?[uû][gt] sep oct nov d[eé]c'
  .split(' ')
  .map((name) => new RegExp(`^(?:${name})`));
const NAMED = '(?:(\\p{L}{3,9})\\.?\\s+)?';
const NUMBERED = '(?:(0?[1-9]|1[0-2])[./])?';
const DATE = `(?:${NAMED}${NUMBERED}((?:19|20)\\d{2})(?:-(0[1-9]|1[0-2]))?)`;
const OPEN =
  "(?:today|now|present|current(?:ly)?|ongoing|aujourd['’]hui|présent|actuellement|maintenant|ce jour|en cours)";
const PERIOD = new RegExp(
  `^(?:(since|from|depuis|dès|de)\\s+)?${DATE}(?:\\s*(-\\s*à|-|to|until|till|jusqu['’]à|à)\\s*(?:${DATE}|${OPEN})?)?$`,
  'u',
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
  const named = name === undefined ? 0 : MONTHS.findIndex((month) => month.test(name)) + 1;
  if (name !== undefined && named === 0) return null;
  const month = named || Number(number ?? isoMonth ?? 0);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A published portfolio as JSON Resume (jsonresume.org/schema); what is empty is left out. What the
 * schema has no field for is beside its fields, so that nothing is lost when it is brought in
 * again (packages/resume): `pictures` of a project, `period` as its owner wrote it, `headline` beside
 * the profession, and under `meta` what the page offers and by what it is reached.
 */
export function writeJsonResume(
  portfolio: PublicPortfolio,
  address: string,
  locale: Locale = baseLocale,
): string {
  const { availability, availabilityNote } = portfolio;
  const values = {
    value: (value: unknown, field: Field | undefined) =>
      writtenValue(value, field, address, words[locale].cv),
    time: (text: string, name: string | undefined) => (name ? dateAs(name, text) : datesOf(text)),
  };
  const resume = {
    $schema: SCHEMA,
    basics: basicsOf(portfolio, address),
    skills: [...new Set(portfolio.skills)].map((name) => ({ name })),
    ...resumeLists(portfolio, values),
    references: (portfolio.references ?? []).map(({ name, role, text }) =>
      filled({ name, reference: text, role }),
    ),
    meta: {
      canonical: `${address}/resume.json`,
      version: 'v1.0.0',
      lastModified: portfolio.updatedAt,
      ...(availability && {
        availability: filled({ status: availability, note: availabilityNote }),
      }),
      ...filled({
        whatsapp: portfolio.whatsapp,
        links: portfolio.links.filter(isMail).map(({ name, url }) => ({ name, url })),
        ...resumeLists(portfolio, values, 'meta'),
      }),
    },
  };
  return JSON.stringify(filled(resume), null, 2);
}

const isMail = ({ url }: { url: string }) => /^mailto:/i.test(url);

/** A value of an entry as other programs read it: addresses whole, choices in words. */
function writtenValue(
  value: unknown,
  field: Field | undefined,
  address: string,
  { levels }: Words['cv'],
): unknown {
  if (field?.kind === 'link') return value && new URL(String(value)).href;
  if (field?.kind === 'choice') return value && levels[value as LanguageLevel];
  if (field?.kind !== 'pictures') return value;
  const pictures = (value ?? []) as PictureRef[];
  return pictures.map((picture) => new URL(readPicture(picture).src, address).href);
}

function basicsOf(portfolio: PublicPortfolio, address: string) {
  const { name, headline, profession, summary, profileImage, phone, links, location } = portfolio;
  const [city, ...region] = location.split(',').map((part) => part.trim());
  const mail = links.map(({ url }) => /^mailto:([^?]+@[^?]+)/i.exec(url)?.[1]).find(Boolean);
  return filled({
    name,
    label: profession || headline,
    headline: profession && headline,
    image: profileImage && new URL(readPicture(profileImage).src, address).href,
    // only where its owner put it on the page
    email: mail && decodeURIComponent(mail),
    phone,
    url: address,
    location: location && filled({ city, region: region.join(', ') }),
    summary,
    profiles: links
      .filter(({ url }) => /^https?:/i.test(url))
      .map((link) => ({ network: link.name, url: new URL(link.url).href })),
  });
}

const DAY = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A date that no machine reads stays as it was written, like a period. */
function dateAs(field: string, date: string): Record<string, string> {
  if (DAY.test(date)) return { [field]: date, period: date };
  const { startDate, endDate = startDate } = readPeriod(date) ?? {};
  const period = date ? { period: date } : {};
  return endDate && endDate === startDate ? { [field]: endDate, ...period } : period;
}

/** A period as it was written is beside what a machine reads of it. */
const datesOf = (period: string) => ({ ...readPeriod(period), ...(period ? { period } : {}) });
