import { findPeriod } from './find-period.ts';
import { labelOf, namesColumns } from './labelled.ts';
import { type Line, proseOf } from './lines.ts';
import { namesTitle } from './role-words.ts';

/** One job, school or project as a CV lists it. */
export interface Entry {
  /** What is beside its period, such as title and company. */
  heads: string[];
  period: string;
  description: string;
  line: Line;
}

export interface Entries {
  entries: Entry[];
  /** Lines before the first entry. */
  before: Line[];
}

const HEAD_MAX_LENGTH = 100;
/** Between title and company on one line. A hyphen inside of a word is none. */
// A comma inside brackets separates nothing.
const PARTS =
  /\s+[–—|·•@-]\s+|\s*[|•]\s*|\s*,\s+(?=\p{Lu})(?![^(]*\))|\s+(?:at|chez)\s+(?=\p{Lu})/u;

/** On a line that is a place alone a dash belongs to its name: 'Université de Yaoundé II – Soa'. */
const COMMAS = /\s*[|•]\s*|\s*,\s+(?=\p{Lu})(?![^(]*\))/u;

const isHead = ({ kind, text }: Line): boolean =>
  kind === 'text' && text.length <= HEAD_MAX_LENGTH && !/[.;:]$/.test(text);

/**
 * Parts the lines of a section into entries: each begins with the line that has its period and with
 * what is right above it; without any period each paragraph is one.
 */
export function entriesOf(all: readonly Line[]): Entries {
  const lines = all.filter((line) => !namesColumns(line) && !isRule(line));
  const records = labelledEntries(lines);
  if (records) return { entries: records, before: [] };
  const dated = lines.flatMap((line, index) => (isDated(line) ? [index] : []));
  return dated.length > 0 ? byPeriods(lines, dated) : byParagraphs(lines);
}

/** A line that only separates. */
const isRule = ({ text, kind }: Line): boolean => kind !== 'blank' && !/[\p{L}\p{N}]/u.test(text);

/** Entries whose lines say in front what they are; undefined where they do not. */
export function labelledEntries(lines: readonly Line[]): Entry[] | undefined {
  const written = lines.filter((line) => line.kind !== 'blank' && !isRule(line));
  const labelled = written.filter(({ text }) => labelOf(text));
  if (labelled.length < 2 || labelled.length < written.length / 2) return undefined;
  const entries: Entry[] = [];
  for (const line of written) {
    const { label, value } = labelOf(line.text) ?? { label: 'text' as const, value: line.text };
    const isNext = label === 'title' || label === 'language';
    if (isNext || entries.length === 0) {
      entries.push({ heads: [], period: '', description: '', line });
    }
    const entry = entries.at(-1) as Entry;
    if (label === 'period') entry.period = value;
    else if (label === 'text' || label === 'town') {
      entry.description = [entry.description, /\p{L}/u.test(value) ? value : '']
        .filter(Boolean)
        .join('\n');
    } else entry.heads.push(value);
  }
  return entries;
}

/** A line that is not much more than a period. In a sentence a year is only a word. */
function isDated(line: Line): boolean {
  const found = line.kind === 'blank' ? undefined : findPeriod(line.text);
  return found !== undefined && found.rest.length <= HEAD_MAX_LENGTH && !/[.;]$/.test(line.text);
}

function byPeriods(lines: readonly Line[], dated: readonly number[]): Entries {
  const isLed = dated.filter((at) => isLeading(lines, at)).length > dated.length / 2;
  const starts = dated.map((at, index) =>
    isLed ? at : startOf(lines, at, (dated[index - 1] ?? -1) + 1),
  );
  const entries = dated.map((at, index) => {
    const start = starts[index] ?? at;
    const own = lines.slice(start, starts[index + 1] ?? lines.length);
    return entryOf(own, at - start);
  });
  return { entries, before: lines.slice(0, starts[0]).filter(({ kind }) => kind !== 'blank') };
}

/** Whether an entry begins with its period: in front of its title, or on a line of its own above it. */
function isLeading(lines: readonly Line[], at: number): boolean {
  const { text } = lines[at] as Line;
  const { period, rest } = findPeriod(text) as { period: string; rest: string };
  if (rest) return text.replace(/^[^\p{L}\p{N}]+/u, '').startsWith(period);
  const above = lines[at - 1];
  return above === undefined || above.kind === 'blank';
}

/** Where the entry begins whose period is at a line: up to two lines above, never in a list. */
function startOf(lines: readonly Line[], at: number, floor: number): number {
  const above = (back: number) => (at - back >= floor ? lines[at - back] : undefined);
  const [first, second, third] = [above(1), above(2), above(3)];
  if (!first || !isHead(first) || isWrapped(first, second)) return at;
  if (!second || !isHead(second) || isWrapped(second, third)) return at - 1;
  const isAlone = findPeriod((lines[at] as Line).text)?.rest === '';
  // below a list the two lines above a period by itself are title and place
  const isOpen = third?.kind === 'text' || (third?.kind === 'bullet' && !isAlone);
  return isOpen ? at - 1 : at - 2;
}

/** Whether a line goes on with the one above it. */
const isWrapped = (line: Line, above: Line | undefined): boolean =>
  above !== undefined && above.kind !== 'blank' && /^\p{Ll}/u.test(line.text);

function entryOf(own: readonly Line[], at: number): Entry {
  const dated = own[at] as Line;
  const { period, rest } = findPeriod(dated.text) as { period: string; rest: string };
  const above = own.slice(0, at).map(({ text }) => text);
  const heads = [...above, rest].filter(Boolean).flatMap(split);
  const body = joined(own.slice(at + 1));
  // what the other half of the head is may be below the period
  let next = 0;
  const isMissing = ({ text }: Line) =>
    heads.length < 2 || (namesTitle(text) && !heads.some(namesTitle));
  for (let line = body[0]; line && isHead(line) && isMissing(line); line = body[next]) {
    heads.push(
      ...line.text
        .split(COMMAS)
        .map((part) => part.trim())
        .filter(Boolean),
    );
    next++;
  }
  return { heads, period, description: proseOf(body.slice(next)), line: own[0] as Line };
}

/** The first two lines of a body, each whole where it goes on below: long names of employers. */
function joined(body: readonly Line[]): Line[] {
  const [first, second, third, ...others] = body;
  const join = (line: Line, next: Line) => ({ ...line, text: `${line.text} ${next.text}` });
  const isOpen = (line: Line | undefined, next: Line | undefined) =>
    line?.kind === 'text' &&
    next?.kind === 'text' &&
    line.text.length > 45 &&
    /^\p{Ll}/u.test(next.text) &&
    !/[.;:]$/.test(line.text);
  if (first && second && isOpen(first, second)) return [join(first, second), ...body.slice(2)];
  if (first && second && third && isOpen(second, third))
    return [first, join(second, third), ...others];
  return [...body];
}

const split = (text: string): string[] =>
  text
    .split(PARTS)
    .map((part) => part.trim())
    .filter(Boolean);

function byParagraphs(lines: readonly Line[]): Entries {
  const paragraphs: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.kind === 'blank') isOpen = false;
    else if (isOpen) paragraphs.at(-1)?.push(line);
    else {
      paragraphs.push([line]);
      isOpen = true;
    }
  }
  // a list without blank lines is one entry a line
  const all = paragraphs.flatMap((own) =>
    own.length > 1 && own.every(({ kind }) => kind === 'bullet')
      ? own.map((line) => [line])
      : [own],
  );
  const entries = all.map(([line, ...body]) => {
    const head = line as Line;
    return { heads: split(head.text), period: '', description: proseOf(body), line: head };
  });
  return { entries, before: [] };
}
