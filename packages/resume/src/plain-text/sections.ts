import { foldWords } from '../clean-text.ts';
import type { Place } from '../imported-resume.ts';
import { levelOf } from '../language-level.ts';
import type { ResumeBuilder } from '../resume-builder.ts';
import { type Entry, entriesOf, labelledEntries } from './entries.ts';
import { findPeriod } from './find-period.ts';
import type { Topic } from './headings.ts';
import { homeOf } from './home-town.ts';
import { labelOf, namesColumns } from './labelled.ts';
import { namesLanguage } from './language-names.ts';
import { type Line, proseOf, wholeLines } from './lines.ts';
import { COMPANY, DEGREE, ROLE, SCHOOL, titleAndPlace } from './role-words.ts';

const placeOf = (line: Line): Place => ({ unit: 'line', of: '', number: line.number });
const written = (lines: readonly Line[]) => lines.filter(({ kind }) => kind !== 'blank');

type ReadSection = (lines: readonly Line[], into: ResumeBuilder) => void;

/** How the lines below each heading are read. */
export const readSection: Record<Topic, ReadSection> = {
  summary(lines, into) {
    const [first] = written(lines);
    if (first) into.word('summary', proseOf(lines), placeOf(first));
  },
  experiences: (lines, into) =>
    readEntries(lines, into, (entry, place) => {
      const [title, company, rest] = titleAndPlace(entry.heads, ROLE, COMPANY);
      const description = [rest, entry.description].filter(Boolean).join('\n');
      into.item('experiences', { title, company, period: entry.period, description }, place);
    }),
  educations: (lines, into) =>
    readEntries(lines, into, ({ heads, period, description }, place) => {
      const [degree, institution, rest] = titleAndPlace(heads, DEGREE, SCHOOL);
      into.item('educations', { degree, institution, year: period }, place);
      const more = [rest, description].filter(Boolean).join('\n');
      if (more) into.unread('no-part', `${degree}: ${more}`, place);
    }),
  volunteering: (lines, into) =>
    readEntries(lines, into, (entry, place) => {
      const [role, organisation, rest] = titleAndPlace(entry.heads, ROLE, COMPANY);
      const description = [rest, entry.description].filter(Boolean).join('\n');
      into.item('volunteering', { role, organisation, period: entry.period, description }, place);
    }),
  projects: (lines, into) =>
    readEntries(lines, into, ({ heads, period, description }, place) => {
      const [head = '', ...others] = heads;
      const [, name = head, begun = ''] = /^(.{2,60}?)\s*:\s+(.+)$/.exec(head) ?? [];
      const isLink = (text: string) => LINK.test(text);
      const url = others.find(isLink) ?? '';
      const texts = [begun, ...others.filter((text) => !isLink(text)), description];
      const technologies: string[] = [];
      const words = texts.filter(Boolean).join('\n');
      into.item(
        'projects',
        { name, description: words, technologies, url, role: '', period },
        place,
      );
    }),
  skills(lines, into) {
    for (const line of wholeLines(lines)) {
      // 'Languages: Go, Rust' names a group, not a skill
      const [, , list = line.text] = /^([^:,;]{2,40}):\s+(.+)$/.exec(line.text) ?? [];
      for (const skill of list.split(BETWEEN)) readSkill(skill, line, into);
    }
  },
  languages(lines, into) {
    for (const { text, line } of languagesOf(wholeLines(lines))) {
      const spoken = spokenIn(text);
      for (const language of spoken) into.language(language, placeOf(line));
      // below 'Langues et informatique' there are programs, too
      if (spoken.length === 0 && !isMastery(text)) readSkill(text, line, into);
    }
  },
  certificates(lines, into) {
    const records = labelledEntries(lines);
    for (const { heads, period, line } of records ?? []) {
      const [name = '', issuer = ''] = heads;
      into.item('certificates', { name, issuer, date: period, url: '' }, placeOf(line));
    }
    for (const line of records ? [] : wholeLines(lines)) {
      const { rest, period } = findPeriod(line.text) ?? { rest: line.text, period: '' };
      const [name = '', issuer = '', ...more] = rest.split(
        /\s+[–—|-]\s+|\s*\|\s*|\s*,\s+(?![^(]*\))/,
      );
      const url = more.find((text) => LINK.test(text)) ?? '';
      const others = more.filter((text) => text !== url);
      into.item(
        'certificates',
        { name, issuer: [issuer, ...others].join(', ').replace(/, $/, ''), date: period, url },
        placeOf(line),
      );
    }
  },
  publications(lines, into) {
    for (const line of written(lines)) {
      const { rest, period } = findPeriod(line.text) ?? { rest: line.text, period: '' };
      const [title = '', ...more] = rest.split(/\s+[–—|]\s+|\s*\|\s*/);
      into.item(
        'publications',
        { title, publisher: more.join(', '), date: period, url: '' },
        placeOf(line),
      );
    }
  },
  contact(lines, into) {
    for (const line of written(lines)) {
      if (!readContact(line, into)) into.unread('not-understood', line.text, placeOf(line));
    }
  },
  other(lines, into) {
    const [first] = written(lines);
    if (first) into.unread('no-part', proseOf(lines), placeOf(first));
  },
  references(lines, into) {
    const [first] = written(lines);
    if (first) into.unread('asked-for', proseOf(lines), placeOf(first));
  },
};

/** How well, and not what: in 'Anglais : lu, écrit, parlé' there is one language. */
const MASTERY = new Set(
  `lu lue ecrit ecrite parle parlee compris comprise couramment courant bilingue bon bonne bien tres moyen
  intermediaire notions scolaire debutant avance natif maternelle langue niveau technique professionnel
  read reads written writes write spoken speaks speak understood fluent fluently good very basic
  intermediate advanced native professional level oral et and a l an the`.split(/\s+/),
);

const isMastery = (text: string) => {
  const words = foldWords(text).match(/[a-z\d]+/g) ?? [];
  return words.length > 0 && words.every((word) => MASTERY.has(word) || /^[abc][12]$/.test(word));
};

/** Between the parts of a line. A comma inside brackets separates nothing. */
const BETWEEN = /\s*[,;|•·●]\s*(?![^(]*\))/;

/** What is said of each language, with the line where it begins: its level may follow on the next one. */
function languagesOf(lines: readonly Line[]): { text: string; line: Line }[] {
  const found: { text: string; line: Line }[] = [];
  const parts = lines
    .filter((line) => !namesColumns(line))
    .flatMap((line) => {
      const { label, value } = labelOf(line.text) ?? {};
      const text = label === 'language' || label === 'level' ? value : line.text;
      return (text ?? '').split(BETWEEN).map((part) => ({ text: part, line }));
    });
  for (const part of parts) {
    const last = found.at(-1);
    if (last && isMastery(part.text)) {
      last.text += /[:(–—-]/.test(last.text) ? `, ${part.text}` : `: ${part.text}`;
    } else if (part.text.trim()) found.push(part);
  }
  return found;
}

/** The languages that a text names: one and its level, or several in a sentence. */
function spokenIn(text: string): { name: string; fluency: string }[] {
  const [, name = '', fluency = ''] =
    /^([^(:–—-]{2,40}?(?:\s*\([^)]*\)(?=\s*[:–—-]))?)\s*(?:[(:–—-]\s*(.*?)\)?)?\s*\.?$/u.exec(
      text,
    ) ?? [];
  const isSentence = name.split(' ').length > 3;
  if (name && !isSentence && isSpoken(name, fluency)) return [{ name, fluency }];
  if (!isSentence) return [];
  let level = '';
  return (text.match(/\p{L}{3,}/gu) ?? []).flatMap((word) => {
    if (namesLanguage(word)) return level ? [{ name: word, fluency: level }] : [];
    if (levelOf(word)) level = word;
    return [];
  });
}

/** A language that no list knows is one where its level says so. */
const isSpoken = (name: string, fluency: string): boolean =>
  namesLanguage(name) ||
  /\b([abc][12])\b|native|mother tongue|maternelle|spoken|parle/i.test(foldWords(fluency)) ||
  (fluency !== '' && isMastery(fluency) && !/\d/.test(name));

function readEntries(
  lines: readonly Line[],
  into: ResumeBuilder,
  read: (entry: Entry, place: Place) => void,
): void {
  const { entries, before } = entriesOf(lines);
  for (const line of before) into.unread('not-understood', line.text, placeOf(line));
  for (const entry of entries) read(entry, placeOf(entry.line));
}

const SKILL_MAX_WORDS = 7;

/** A whole sentence is no skill. */
function readSkill(text: string, line: Line, into: ResumeBuilder): void {
  const skill = text.replace(/\.$/, '').trim();
  if (skill.split(' ').length > SKILL_MAX_WORDS)
    into.unread('not-understood', skill, placeOf(line));
  else into.skill(skill, placeOf(line));
}

const MAIL = /[^\s@|,;<>()]+@[^\s@|,;<>()]+\.[a-z]{2,}/i;
const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|\b(?:linkedin\.com|github\.com|gitlab\.com)\/[^\s|,;<>()]+/i;
/** What is further apart belongs to another number. */
const PHONE = /(?:\((?=\+))?(?:\+|00)?\(?\d(?:[\s().-]{0,2}\d){6,14}/;

/**
 * Takes addresses and numbers out of a line.
 * @returns whether it was about them; what else is in such a line is unread
 */
export function readContact(line: Line, into: ResumeBuilder): boolean {
  let rest = line.text;
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest)?.[0];
    if (found) rest = rest.replace(found, ' ');
    return found;
  };
  let count = 0;
  for (let mail = take(MAIL); mail; mail = take(MAIL), count++)
    into.link('', `mailto:${mail}`, placeOf(line));
  for (let url = take(LINK); url; url = take(LINK), count++) into.link('', url, placeOf(line));
  const takePhone = () => (findPeriod(rest) ? undefined : take(PHONE));
  for (let phone = takePhone(); phone; phone = takePhone(), count++)
    into.word('phone', phone.replace(/^\(\+(\d+)\)/, '+$1').replace(/^00/, '+'), placeOf(line));
  if (count === 0) return false;
  const left = rest.replace(
    /\b(e-?mail|mail|phone|telephone|t[eé]l|mobile|web|site|linkedin|github)\b\s*\.?\s*:?/giu,
    ' ',
  );
  const more = left.replace(/^[\s|,;:·•–—-]+|[\s|,;:·•–—-]+$/g, '');
  const home = homeOf(more);
  if (home) into.word('location', home, placeOf(line));
  else if (/[\p{L}\p{N}]/u.test(more)) into.unread('not-understood', more, placeOf(line));
  return true;
}
