import type { Place } from '../imported-resume.ts';
import { readableDate, readablePeriod } from '../periods.ts';
import type { ResumeBuilder } from '../resume-builder.ts';
import type { Row } from './read-table.ts';

interface TableRules {
  /** The name that people know the file by. */
  file: string;
  /** Columns without which it is another table. */
  required: readonly string[];
  read: (row: Row, into: ResumeBuilder, place: Place) => void;
  /** Its other columns say nothing of a career, such as when an address was confirmed. */
  isAlone?: boolean;
}

const period = ({ get }: Row): string => {
  const [start, end] = [get('Started On'), get('Finished On')];
  return start || end ? readablePeriod(start, end) : '';
};

/** The years of a school: without a last one it is only known when it began. */
const years = ({ get }: Row): string => {
  const [start, end] = [readableDate(get('Start Date')), readableDate(get('End Date'))];
  return start && end && start !== end ? `${start} – ${end}` : end || start;
};

const paragraphs = (...texts: string[]): string => texts.filter((text) => text.trim()).join('\n\n');

/** 'PORTFOLIO:https://example.com' as LinkedIn lists several in one cell. */
const WEBSITE = /(?:\[|,|^)\s*([A-Z_ ]+):((?:https?:\/\/)?[^\],\s]+)/g;

function readWebsites(text: string, into: ResumeBuilder, place: Place): void {
  const named = [...text.matchAll(WEBSITE)];
  for (const [, kind = '', address = ''] of named) {
    const name = kind === 'PORTFOLIO' || kind === 'PERSONAL' || kind === 'BLOG' ? titled(kind) : '';
    into.link(name, address, place);
  }
  if (named.length === 0) into.link('', text, place);
}

const titled = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** What is read of LinkedIn's data archive, in the columns it had in 2026. By file name in lower case. */
export const tables: ReadonlyMap<string, TableRules> = new Map(
  (
    [
      {
        file: 'Profile.csv',
        required: ['First Name', 'Headline'],
        read({ get }, into, place) {
          into.word('headline', get('Headline'), place);
          into.word('location', get('Geo Location'), place);
          into.word('summary', get('Summary'), place);
          readWebsites(get('Websites'), into, place);
          const name = `${get('First Name')} ${get('Last Name')}`.trim();
          if (name) into.unread('account', name, place);
        },
      },
      {
        file: 'Profile Summary.csv',
        required: ['Profile Summary'],
        read: ({ get }, into, place) => into.word('summary', get('Profile Summary'), place),
      },
      {
        file: 'Positions.csv',
        required: ['Company Name', 'Title'],
        read(row, into, place) {
          const [title, company] = [row.get('Title'), row.get('Company Name')];
          const description = row.get('Description');
          into.item('experiences', { title, company, period: period(row), description }, place);
        },
      },
      {
        file: 'Education.csv',
        required: ['School Name'],
        read(row, into, place) {
          const [degree, institution] = [row.get('Degree Name'), row.get('School Name')];
          into.item('educations', { degree, institution, year: years(row) }, place);
        },
      },
      {
        file: 'Skills.csv',
        required: ['Name'],
        read: ({ get }, into, place) => into.skill(get('Name'), place),
      },
      {
        file: 'Languages.csv',
        required: ['Name'],
        read: ({ get }, into, place) =>
          into.language({ name: get('Name'), fluency: get('Proficiency') }, place),
      },
      {
        file: 'Certifications.csv',
        required: ['Name'],
        read({ get }, into, place) {
          const [start, end] = [readableDate(get('Started On')), readableDate(get('Finished On'))];
          const date = start && end ? `${start} – ${end}` : start || end;
          const [name, issuer, url] = [get('Name'), get('Authority'), get('Url')];
          into.item('certificates', { name, issuer, date, url }, place);
        },
      },
      {
        file: 'Projects.csv',
        required: ['Title'],
        read(row, into, place) {
          const [name, description, url] = [
            row.get('Title'),
            row.get('Description'),
            row.get('Url'),
          ];
          const fields = {
            name,
            description,
            technologies: [],
            url,
            role: '',
            period: period(row),
          };
          into.item('projects', fields, place);
        },
      },
      {
        file: 'Publications.csv',
        required: ['Name'],
        read({ get }, into, place) {
          const [title, publisher, url] = [get('Name'), get('Publisher'), get('Url')];
          const date = readableDate(get('Published On'));
          into.item('publications', { title, publisher, date, url }, place);
        },
      },
      {
        file: 'Volunteering.csv',
        required: ['Company Name', 'Role'],
        read(row, into, place) {
          const [role, organisation] = [row.get('Role'), row.get('Company Name')];
          const description = paragraphs(row.get('Cause'), row.get('Description'));
          into.item(
            'volunteering',
            { role, organisation, period: period(row), description },
            place,
          );
        },
      },
      {
        file: 'Email Addresses.csv',
        required: ['Email Address'],
        isAlone: true,
        read({ get }, into, place) {
          const isFirst = !get('Primary') || /^yes$/i.test(get('Primary').trim());
          if (isFirst) into.link('', `mailto:${get('Email Address').trim()}`, place);
          else into.unread('account', get('Email Address'), place);
        },
      },
      {
        file: 'PhoneNumbers.csv',
        required: ['Number'],
        isAlone: true,
        read: ({ get }, into, place) => into.word('phone', get('Number'), place),
      },
    ] satisfies TableRules[]
  ).map((rules) => [rules.file.toLowerCase(), rules]),
);

/** Tables of a career that a page has no part for: what is in them is listed as unread. */
export const partless: ReadonlySet<string> = new Set(
  ['honors', 'courses', 'patents', 'organizations', 'test scores'].map((name) => `${name}.csv`),
);
/** What others wrote: a page shows it when they have written it for the page. */
export const RECOMMENDATIONS = 'recommendations received.csv';
