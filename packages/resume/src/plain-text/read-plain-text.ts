import { cleanText, countUnseen, foldWords } from '../clean-text.ts';
import type { ImportedResume, Place } from '../imported-resume.ts';
import { ResumeBuilder } from '../resume-builder.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { findPeriod } from './find-period.ts';
import { headingOf, looksLikeHeading, type Topic } from './headings.ts';
import { namesHome } from './home-town.ts';
import { type Line, linesOf, proseOf } from './lines.ts';
import { COMPANY, SCHOOL } from './role-words.ts';
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
  const { top, sections } = parted(linesOf(text));
  readTop(top, into);
  for (const { topic, lines } of sections) readSection[topic](lines, into);
  if (sections.length === 0 || into.isEmpty) throw new UnreadableFile('nothing-found');
  const source: Place = { unit: 'file', of: name, number: 1 };
  const unseen = countUnseen(text);
  if (unseen > 0) into.unread('unseen', String(unseen), source);
  return into.build(source);
}

interface Section {
  topic: Topic;
  lines: Line[];
}

function parted(lines: readonly Line[]): { top: Line[]; sections: Section[] } {
  const top: Line[] = [];
  const sections: Section[] = [];
  const isUnknown = unknownHeadings(lines);
  for (const line of lines) {
    const heading = headingOf(line.text);
    if (!heading && isUnknown(line)) sections.push({ topic: 'other', lines: [] });
    else if (heading) {
      const { topic, rest } = heading;
      sections.push({ topic, lines: rest ? [{ ...line, text: rest }] : [] });
    } else (sections.at(-1)?.lines ?? top).push(line);
  }
  return { top, sections };
}

/**
 * Headings that no list knows. A line in capitals alone, below a blank one, is a heading where the
 * known headings of the same CV are in capitals and ordinary lines are not, unless it names a place of work or a date follows.
 */
function unknownHeadings(lines: readonly Line[]): (line: Line) => boolean {
  const written = lines.filter(({ kind }) => kind !== 'blank');
  const known = written.filter(({ text }) => headingOf(text));
  const inCapitals = (some: readonly Line[]) =>
    some.filter(({ text }) => looksLikeHeading(text)).length;
  const isStyle = inCapitals(known) >= 2 && inCapitals(known) > known.length / 2;
  if (!isStyle || inCapitals(written) > written.length / 3) return () => false;
  const [firstKnown] = known;
  return (line) => {
    const at = lines.indexOf(line);
    if (!firstKnown || line.number < firstKnown.number || line.kind !== 'text') return false;
    if (!looksLikeHeading(line.text) || lines[at - 1]?.kind !== 'blank') return false;
    const plain = foldWords(line.text);
    if (COMPANY.test(plain) || SCHOOL.test(plain)) return false;
    return !lines.slice(at + 1, at + 3).some(({ text }) => findPeriod(text));
  };
}

const TITLE = /^(curriculum vitae|c\.?v\.?|r[eé]sum[eé])$/i;

/** Above the first heading: the name, what someone does, where to reach them. */
function readTop(lines: readonly Line[], into: ResumeBuilder): void {
  const others = lines.filter(
    (line) => line.kind !== 'blank' && !TITLE.test(line.text) && !readContact(line, into),
  );
  const isHome = ({ text }: Line) => namesHome(text);
  for (const line of others.filter(isHome)) into.unread('no-part', line.text, placeOf(line));
  const [name, headline, ...more] = others.filter((line) => !isHome(line));
  if (name) into.unread('account', name.text, placeOf(name));
  if (!headline) return;
  if (headline.text.length <= HEADLINE_MAX_LENGTH)
    into.word('headline', headline.text, placeOf(headline));
  else more.unshift(headline);
  const isSentence = ({ text }: Line) => text.length > 60;
  const [first] = more;
  if (first && more.some(isSentence)) into.word('summary', proseOf(more), placeOf(first));
  else for (const line of more) into.unread('not-understood', line.text, placeOf(line));
}
