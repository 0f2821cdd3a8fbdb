import { cleanText, countUnseen, foldWords } from '../clean-text.ts';
import type { ImportedResume, Place } from '../imported-resume.ts';
import { ResumeBuilder } from '../resume-builder.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { findPeriod } from './find-period.ts';
import {
  type Heading,
  headingOf,
  isInCapitals,
  isInner,
  type Topic,
  topicByWords,
} from './headings.ts';
import { homeOf } from './home-town.ts';
import { LABELLED, labelOf } from './labelled.ts';
import { type Line, linesOf, proseOf } from './lines.ts';
import { COMPANY, ROLE, SCHOOL } from './role-words.ts';
import { readContact, readSection } from './sections.ts';

const placeOf = (line: Line): Place => ({ unit: 'line', of: '', number: line.number });

/** Above the first heading a line longer than this is a sentence about the person. */
const HEADLINE_MAX_LENGTH = 120;

/**
 * Reads the text of a CV as it is copied from Word or from a PDF, in English or French. Every line
 * ends up in a part or among what was not read.
 * @throws UnreadableFile `empty`, or `nothing-found` where no line is a heading
 */
export function readPlainText(text: string, name = ''): ImportedResume {
  if (cleanText(text) === '') throw new UnreadableFile('empty');
  const into = new ResumeBuilder();
  const { top, sections } = parted(withoutFeet(linesOf(text)));
  readTop(top, into);
  for (const { topic, lines } of sections) readSection[topic](lines, into);
  if (sections.length === 0 || into.isEmpty) throw new UnreadableFile('nothing-found');
  const source: Place = { unit: 'file', of: name, number: 1 };
  const unseen = countUnseen(text);
  if (unseen > 0) into.unread('unseen', String(unseen), source);
  return into.build(source);
}

/** What a program prints on every page: 'Page 1 of 3', and the line that comes again on the next. */
function withoutFeet(lines: readonly Line[]): Line[] {
  const isFoot = ({ text }: Line) => /^page \d+( ?(\/|sur|of|de) ?\d+)?$/i.test(text);
  const again = new Set(
    lines
      .filter((line, at) => lines.slice(0, at).some(isFoot) && isRepeated(line, at, lines))
      .map(({ text }) => text),
  );
  return lines.map((line) =>
    isFoot(line) || again.has(line.text) ? { ...line, text: '', kind: 'blank' as const } : line,
  );
}

const isRepeated = ({ text, kind }: Line, at: number, lines: readonly Line[]): boolean =>
  kind === 'text' &&
  /curriculum|\bcv\b/i.test(text) &&
  lines.some((other, index) => index !== at && other.text === text);

interface Section {
  topic: Topic;
  lines: Line[];
}

function parted(lines: readonly Line[]): { top: Line[]; sections: Section[] } {
  const top: Line[] = [];
  const sections: Section[] = [];
  const unusual = unusualHeadings(lines);
  const isApart = (at: number) => lines[at - 1]?.kind === 'blank';
  const usual = lines.map(({ text }) => headingOf(text));
  const places = lines.flatMap((_, at) => (usual[at] ? [at] : []));
  const areApart = places.filter(isApart).length > places.length / 2;
  for (const [at, line] of lines.entries()) {
    const heading = usual[at] ?? unusual(line, at);
    if (heading && !(areApart && isInner(line.text) && !isApart(at))) {
      const { topic, rest } = heading;
      sections.push({ topic, lines: rest ? [{ ...line, text: rest }] : [] });
    } else (sections.at(-1)?.lines ?? top).push(line);
  }
  return { top, sections };
}

/**
 * Headings that no list knows: a line by itself below a blank one, below the first usual heading. A word in
 * it may say what it is about. Without one it is a heading where it is in capitals, as the usual
 * headings of the same CV are and other lines are not, and names neither an employer nor an entry.
 */
function unusualHeadings(lines: readonly Line[]): (line: Line, at: number) => Heading | undefined {
  const written = lines.filter(({ kind }) => kind !== 'blank');
  const usual = written.filter(({ text }) => headingOf(text));
  const inCapitals = (some: readonly Line[]) =>
    some.filter(({ text }) => isInCapitals(text)).length;
  const isStyle = inCapitals(usual) >= 2 && inCapitals(usual) > usual.length / 2;
  const isRare = inCapitals(written) <= written.length / 3;
  const [first] = usual;
  const begin = first ? lines.indexOf(first) : Number.POSITIVE_INFINITY;
  return ({ kind, text }, at) => {
    const isApart = lines[at - 1]?.kind === 'blank' || (isStyle && isInCapitals(text));
    if (kind !== 'text' || at < begin || !isApart) return undefined;
    const below = lines.slice(at + 1, at + 5).filter((one) => one.kind !== 'blank');
    const isEntry = below
      .slice(0, 2)
      .some((one) => one.kind === 'text' && findPeriod(one.text)?.rest === '');
    if (below.length === 0 || isEntry) return undefined;
    const topic = topicByWords(text);
    if (topic) return { topic, rest: '' };
    const plain = foldWords(text);
    const isPlace = COMPANY.test(plain) || SCHOOL.test(plain);
    const isHeading = isStyle && isRare && isInCapitals(text) && !isPlace && !ROLE.test(plain);
    return isHeading ? { topic: 'other', rest: '' } : undefined;
  };
}

const TITLE = /^(curriculum vitae|c\.?v\.?|r[eé]sum[eé])$/i;

/** What someone is looking for, which is what they do. */
const WANTED =
  /^(?:poste recherche|poste vise|poste souhaite|position|desired position|current position|titre)$/;

/** Above the first heading: the name, what someone does, where to reach them. */
function readTop(lines: readonly Line[], into: ResumeBuilder): void {
  const rest = lines.filter(
    (line) => line.kind !== 'blank' && !TITLE.test(line.text) && !readContact(line, into),
  );
  const labelled = rest.map((line) => ({
    line,
    label: LABELLED.exec(line.text),
  }));
  for (const { line, label } of labelled) {
    const [, name = '', value = ''] = label ?? [];
    if (!label) continue;
    if (WANTED.test(foldWords(name))) into.word('headline', value, placeOf(line));
    else
      into.unread(
        labelOf(line.text)?.label === 'person' ? 'account' : 'not-understood',
        line.text,
        placeOf(line),
      );
  }
  const others = labelled.flatMap(({ line, label }) =>
    label || !/\p{L}{2}/u.test(line.text) ? [] : [line],
  );
  const isHome = ({ text }: Line) => homeOf(text) !== undefined;
  const isAge = ({ text }: Line) => /^\d{2} (ans|years)/i.test(text);
  for (const line of others) into.word('location', homeOf(line.text) ?? '', placeOf(line));
  for (const line of others.filter(isAge)) into.unread('no-part', line.text, placeOf(line));
  const [first, second, ...more] = others.filter((line) => !isHome(line) && !isAge(line));
  const isTurned = first && second && !isName(first) && isName(second);
  const [name, headline] = isTurned ? [second, first] : [first, second];
  if (name) into.unread('account', name.text, placeOf(name));
  if (!headline) return;
  if (headline.text.length <= HEADLINE_MAX_LENGTH)
    into.word('headline', headline.text, placeOf(headline));
  else more.unshift(headline);
  const isSentence = ({ text }: Line) => text.length > 60;
  const [begun] = more;
  if (begun && more.some(isSentence)) into.word('summary', proseOf(more), placeOf(begun));
  else for (const line of more) into.unread('not-understood', line.text, placeOf(line));
}

/** Two to five words that all begin large, one of them in capitals, as names are written in French. */
const isName = ({ text }: Line): boolean =>
  /^\p{Lu}[\p{L}'’.-]*( \p{Lu}[\p{L}'’.-]*){1,4}$/u.test(text) && /\p{Lu}{3}/u.test(text);
