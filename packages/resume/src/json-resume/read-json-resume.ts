import type { z } from 'zod';
import type { ImportedResume, Place } from '../imported-resume.ts';
import { readableDate, readablePeriod } from '../periods.ts';
import { ResumeBuilder } from '../resume-builder.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import {
  type basicsSchema,
  certificateSchema,
  educationSchema,
  languageSchema,
  namedLinkSchema,
  offerSchema,
  profileSchema,
  projectSchema,
  publicationSchema,
  resumeSchema,
  skillSchema,
  volunteerSchema,
  workSchema,
} from './json-resume-schema.ts';

/** The parts of the format that are read, or that say nothing of a person. */
const READ = new Set([
  ...['basics', 'work', 'volunteer', 'education', 'certificates', 'publications', 'skills'],
  ...['languages', 'projects', '$schema', 'meta'],
]);

/**
 * Reads a JSON Resume (jsonresume.org/schema), also one that keeps to its schema loosely.
 * @throws UnreadableFile `json-broken`, `not-a-resume`
 */
export function readJsonResume(json: string, file: string): ImportedResume {
  const found = resumeSchema.safeParse(parsed(json)).data;
  if (!found || ![...READ].some((part) => part !== 'meta' && part !== '$schema' && part in found)) {
    throw new UnreadableFile('not-a-resume');
  }
  const into = new ResumeBuilder();
  const each: Each = (part, list, schema, read) => readEach(into, { part, list, schema, read });
  if (found.basics) readBasics(found.basics, found.meta, into);
  each('work', found.work, workSchema, (job, place) => {
    const { name, company, position: title } = job;
    const description = described(job.summary || job.description, job.highlights);
    into.item(
      'experiences',
      { title, company: name || company, period: periodOf(job), description },
      place,
    );
  });
  each('education', found.education, educationSchema, (school, place) => {
    const { institution, studyType, area } = school;
    const degree = [studyType, area].filter(Boolean).join(', ');
    into.item('educations', { degree, institution, year: periodOf(school) }, place);
  });
  each('projects', found.projects, projectSchema, (project, place) => {
    const { name, url, keywords: technologies, roles } = project;
    const description = described(project.description, project.highlights);
    const period = periodOf(project);
    for (const picture of project.pictures) into.unread('photo', picture, place);
    into.item(
      'projects',
      { name, description, technologies, url, role: roles.join(', '), period },
      place,
    );
  });
  each('certificates', found.certificates, certificateSchema, (certificate, place) => {
    const { name, issuer, url, period } = certificate;
    into.item(
      'certificates',
      { name, issuer, date: period || readableDate(certificate.date), url },
      place,
    );
  });
  each('publications', found.publications, publicationSchema, (publication, place) => {
    const { name: title, publisher, url, period } = publication;
    const date = period || readableDate(publication.releaseDate);
    into.item('publications', { title, publisher, date, url }, place);
  });
  each('volunteer', found.volunteer, volunteerSchema, (work, place) => {
    const { organization: organisation, position: role } = work;
    const description = described(work.summary, work.highlights);
    into.item('volunteering', { role, organisation, period: periodOf(work), description }, place);
  });
  each('languages', found.languages, languageSchema, ({ language: name, fluency }, place) =>
    into.language({ name, fluency }, place),
  );
  each('skills', found.skills, skillSchema, ({ name, keywords }, place) => {
    for (const skill of [name, ...keywords]) into.skill(skill, place);
  });
  readOffers(found.meta, each, into);
  for (const [part, value] of Object.entries(found)) {
    if (!READ.has(part) && hasContent(value)) {
      const reason = part === 'references' ? 'asked-for' : 'no-part';
      into.unread(reason, shown(value), { unit: 'entry', of: part, number: 1 });
    }
  }
  const resume = into.build({ unit: 'file', of: file, number: 1 });
  if (into.isEmpty && resume.unread.length === 0) throw new UnreadableFile('nothing-found');
  return resume;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new UnreadableFile('json-broken', error);
  }
}

type Read<S extends z.ZodObject> = (entry: z.infer<S>, place: Place) => void;

interface Part<S extends z.ZodObject> {
  part: string;
  list: unknown;
  schema: S;
  read: Read<S>;
}

function readEach<S extends z.ZodObject>(into: ResumeBuilder, part: Part<S>): void {
  const { part: name, list, schema, read } = part;
  if (!Array.isArray(list)) return;
  list.forEach((entry, index) => {
    const place: Place = { unit: 'entry', of: name, number: index + 1 };
    const known = schema.safeParse(entry).data;
    if (known) {
      read(known, place);
      tellOthers(entry as object, schema, place, into);
    } else into.unread('wrong-kind', shown(entry), place);
  });
}

/** Fields that a page has no place for, such as the score of a school. */
function tellOthers(entry: object, schema: z.ZodObject, place: Place, into: ResumeBuilder): void {
  for (const [field, value] of Object.entries(entry)) {
    if (field in schema.shape || !hasContent(value)) continue;
    into.unread('no-part', `${field}: ${shown(value)}`, place);
  }
}

type Meta = z.infer<typeof resumeSchema>['meta'];
type Each = <S extends z.ZodObject>(part: string, list: unknown, schema: S, read: Read<S>) => void;

/** What only pages of ours say. */
function readOffers(meta: Meta, each: Each, into: ResumeBuilder): void {
  for (const part of ['services', 'products'] as const) {
    each(part, meta?.[part], offerSchema, (offer, place) => into.item(part, offer, place));
  }
  if (!meta) return;
  const place: Place = { unit: 'entry', of: 'meta', number: 1 };
  into.word('whatsapp', meta.whatsapp, place);
  into.word('availability', meta.availability?.status ?? '', place);
  into.word('availabilityNote', meta.availability?.note ?? '', place);
}

function readBasics(basics: z.infer<typeof basicsSchema>, meta: Meta, into: ResumeBuilder): void {
  const place: Place = { unit: 'entry', of: 'basics', number: 1 };
  const { name, label, headline, summary, phone, email, url, image, location } = basics;
  into.word('headline', headline || label, place);
  into.word('summary', summary, place);
  into.word('phone', phone, place);
  readEach(into, {
    part: 'profiles',
    list: basics.profiles,
    schema: profileSchema,
    read: (profile, at) => into.link(profile.network || profile.username, profile.url, at),
  });
  readEach(into, {
    part: 'links',
    list: meta?.links,
    schema: namedLinkSchema,
    read: (link, at) => into.link(link.name, link.url, at),
  });
  // a page of ours lists it among its links, by the name it has there
  if (email && !meta?.links?.length) into.link('', `mailto:${email}`, place);
  // of a page of ours it is the page itself
  const isOwnPage = /\/p\/[\w-]+$/.test(url) || meta?.canonical === `${url}/resume.json`;
  if (url && !isOwnPage) into.link('', url, place);
  if (name) into.unread('account', name, place);
  const { address, city, region, countryCode } = location ?? {};
  into.word('location', [city, region, countryName(countryCode)].filter(Boolean).join(', '), place);
  // a page says the town, and no street
  if (address) into.unread('no-part', address, place);
  if (image) into.unread('photo', image, place);
}

/** What is no code stays as it is. */
function countryName(code = ''): string {
  const isCode = /^[a-z]{2}$/i.test(code);
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return (isCode && names.of(code.toUpperCase())) || code;
}

interface Dated {
  startDate: string;
  endDate: string;
  period: string;
}

/** Our own files say beside the dates how their owner wrote them. */
const periodOf = ({ startDate, endDate, period }: Dated): string =>
  period || readablePeriod(startDate, endDate);

/** A text with its highlights as a list below it. */
const described = (text: string, highlights: readonly string[]): string =>
  [text, ...highlights.map((line) => `- ${line}`)].filter(Boolean).join('\n');

const hasContent = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

const LONGEST_SHOWN = 2_000;

/** Nobody reads what is deeper in a value; a file that means harm nests until the stack is full. */
const DEEPEST_SHOWN = 10;

const shown = (value: unknown): string => inWords(value, DEEPEST_SHOWN).slice(0, LONGEST_SHOWN);

/** What is written in a value, a line each field, as people read it and copy from it. */
const inWords = (value: unknown, depth: number): string => {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if (depth === 0) return '…';
  if (Array.isArray(value)) {
    const isList = value.every((part) => typeof part !== 'object');
    return value
      .map((part) => inWords(part, depth - 1))
      .filter(Boolean)
      .join(isList ? ', ' : '\n\n');
  }
  return Object.entries(value)
    .map(([name, part]) => [name, inWords(part, depth - 1)] as const)
    .filter(([, words]) => words)
    .map(([name, words]) => `${name}: ${words}`)
    .join('\n');
};
