import { visible } from '../../../lib/lettering.ts';
import type { CvContent, CvEntry, CvSection } from './cv-content.ts';
import { lineOf, type Paper, type Tag } from './cv-paper.ts';
import { ink, margin, styles, type TextStyle } from './cv-styles.ts';

/** What cannot be parted by the end of a page: a line, or two things beside each other. */
export interface Atom {
  /** Room above it, in points; none at the top of a page. */
  before: number;
  height: number;
  /** Never the last on its page. */
  keepsNext: boolean;
  /** @param top where its height begins */
  draw(top: number): void;
}

/** Where the letters of a line stand, from its top. */
export const baselineOf = ({ size, leading }: TextStyle): number => (leading + size * 0.7) / 2;

/** Makes the tag with the first line that needs it: what is left out leaves none behind. */
export function lazyTag(make: () => Tag): () => Tag {
  let tag: Tag | undefined;
  return () => {
    tag ??= make();
    return tag;
  };
}

/** Where a paragraph stands. */
interface Place {
  /** What it is part of, and what it is there. */
  tag: () => Tag;
  type: string;
  indent?: number;
  width?: number;
  /** Room above the first line. */
  before: number;
  /** Its last line stays with what follows. */
  keepsNext: boolean;
}

/** The lines of a paragraph; no line of it stands alone on a page. */
function paragraphAtoms(
  paper: Paper,
  text: string,
  style: TextStyle,
  { tag: parent, type, indent = 0, width = paper.room.column - indent, before, keepsNext }: Place,
): Atom[] {
  const tag = lazyTag(() => paper.tag(type, parent()));
  const lines = paper.breakLines(text, style, width);
  return lines.map((line, index) => {
    const left = lines.length - index;
    return {
      before: index === 0 ? before : 0,
      height: style.leading,
      keepsNext: left === 1 ? keepsNext : index === 0 || left === 2,
      draw: (top) => {
        tag().add(() => paper.draw(line, style, margin.left + indent, top + baselineOf(style)));
      },
    };
  });
}

/** Writes a paragraph on the page that is open; answers where it ends. */
export function writeParagraph(
  paper: Paper,
  text: string,
  style: TextStyle,
  { top, type = 'P', width = paper.room.column }: { top: number; type?: string; width?: number },
): number {
  const place = { tag: () => paper.root, type, width, before: 0, keepsNext: false };
  const atoms = paragraphAtoms(paper, text, style, place);
  for (const [index, atom] of atoms.entries()) atom.draw(top + index * style.leading);
  return top + atoms.length * style.leading;
}

/** Nobody reads further; what makes a CV longer is for the page. */
const MAX_PAGES = 30;

/**
 * Puts things below each other, on as many pages as that takes.
 * @param atoms are not asked for more once the pages are full
 * @param top where the first one may begin on the first page
 * @returns whether everything found its place, on how many pages, and where the last of them ends
 */
export function fillPages(
  { addPage, room: { bottom } }: Paper,
  atoms: Iterable<Atom>,
  top: number,
) {
  let y = top;
  let isAtTop = false;
  let pages = 1;
  for (const together of groupsOf(atoms)) {
    const height = together.reduce((sum, { before, height: own }) => sum + before + own, 0);
    for (const [index, atom] of together.entries()) {
      const before = isAtTop ? 0 : atom.before;
      // what is higher than a page is parted where the page ends
      const needed = index === 0 && height < bottom - margin.top ? height : before + atom.height;
      if (y + needed > bottom && !isAtTop) {
        if (pages === MAX_PAGES) return { isWhole: false, pages, end: y };
        addPage();
        pages += 1;
        y = margin.top;
        isAtTop = true;
      }
      if (!isAtTop) y += atom.before;
      atom.draw(y);
      y += atom.height;
      isAtTop = false;
    }
  }
  return { isWhole: true, pages, end: y };
}

/** Atoms that stay together, as the first of them say. */
function* groupsOf(atoms: Iterable<Atom>): Generator<Atom[]> {
  let group: Atom[] = [];
  for (const atom of atoms) {
    group.push(atom);
    if (atom.keepsNext) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

const SECTION_GAP = 25;
const RULE_GAP = 9;
const FIRST_ENTRY_GAP = 6;
const ENTRY_GAP = 13;
const TEXT_GAP = 3;
const PARAGRAPH_GAP = 6;
const BULLET_INDENT = 13;
const ASIDE_GAP = 16;
/** What is at the side takes no more of a line than this. */
const ASIDE_SHARE = 0.4;

/** The sections from rule to last line, one thing after the other: they may be very many. */
export function* sectionAtoms(paper: Paper, { sections }: CvContent): Generator<Atom> {
  for (const section of sections) {
    const tag = lazyTag(() => paper.tag('Sect', paper.root));
    yield {
      before: SECTION_GAP,
      height: RULE_GAP,
      keepsNext: true,
      draw: (top) => paper.decorate(() => drawRule(paper, top)),
    };
    const heading = { tag, type: 'H2', before: 0, keepsNext: true };
    yield* paragraphAtoms(paper, section.title, styles.heading, heading);
    yield* entriesAtoms(paper, section, tag);
  }
}

/** A line over the column, and the short stroke over a heading, as on the site. */
function drawRule({ pdf, room: { column } }: Paper, y: number) {
  const strokes = [
    { width: 0.6, color: ink.line, length: column },
    { width: 1.6, color: ink.accent, length: 28 },
  ];
  for (const { width, color, length } of strokes) {
    pdf.lineWidth(width).strokeColor(color);
    pdf.moveTo(margin.left, y);
    pdf.lineTo(margin.left + length, y).stroke();
  }
}

function* entriesAtoms(paper: Paper, { entries }: CvSection, tag: () => Tag): Generator<Atom> {
  for (const [index, entry] of entries.entries()) {
    yield* entryAtoms(paper, entry, tag, index === 0 ? FIRST_ENTRY_GAP : ENTRY_GAP);
  }
}

/** Its parts one below the other; the room above it goes to the first there is. */
function* entryAtoms(
  paper: Paper,
  entry: CvEntry,
  tag: () => Tag,
  before: number,
): Generator<Atom> {
  const { title = '', aside = '', subtitle = '', text = '', note = '', link = '' } = entry;
  const paragraphs = paragraphsOf(text);
  const hasText = paragraphs.length > 0;
  const hasLink = link.trim() !== '';
  const hasNote = note.trim() !== '' || hasLink;
  if (title) {
    const keepsNext = subtitle.trim() !== '' || hasText || hasNote;
    yield* titleAtoms(paper, title, aside, { tag, type: 'H3', before, keepsNext });
  }
  const place = { tag, type: 'P', before: title ? TEXT_GAP : before, keepsNext: hasNote };
  yield* paragraphAtoms(paper, subtitle, styles.subtitle, {
    ...{ ...place, before: 0, keepsNext: hasText || hasNote },
  });
  yield* textAtoms(paper, paragraphs, place);
  yield* paragraphAtoms(paper, note, styles.note, { ...place, keepsNext: hasLink });
  yield* paragraphAtoms(paper, link, styles.link, { ...place, keepsNext: false });
}

/** The title, and at the right end of its first line what is at the side. */
function titleAtoms(paper: Paper, title: string, aside: string, place: Place): Atom[] {
  const { column } = paper.room;
  const side = paper.breakLines(aside, styles.aside, column * ASIDE_SHARE);
  const room = Math.max(0, ...side.map(({ width }) => width));
  const width = column - (room > 0 ? room + ASIDE_GAP : 0);
  const atoms = paragraphAtoms(paper, title, styles.title, { ...place, width });
  if (side.length === 0) return atoms;
  const sideTag = lazyTag(() => paper.tag('P', place.tag()));
  const { leading } = styles.title;
  return [
    {
      before: place.before,
      height: Math.max(atoms.length, side.length) * leading,
      keepsNext: place.keepsNext || atoms.length === 0,
      draw: (top) => {
        for (const [index, atom] of atoms.entries()) atom.draw(top + index * leading);
        // read after the whole title, drawn beside its first line
        for (const [index, line] of side.entries()) {
          const x = margin.left + column - line.width;
          const y = top + index * leading + baselineOf(styles.title);
          sideTag().add(() => paper.draw(line, styles.aside, x, y));
        }
      },
    },
  ];
}

interface Paragraph {
  text: string;
  /** A point of a list, without the mark that its writer typed. */
  bullet: boolean;
  /** An empty line is before it. */
  apart: boolean;
}

const BULLET = /^\s*[-–—*•·]\s+/;

/** What people type into a text area, as paragraphs and points. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let apart = false;
  for (const written of text.split(/\r\n?|\n/)) {
    const line = visible(written.replace(BULLET, '')).trim();
    if (line) paragraphs.push({ text: line, bullet: BULLET.test(written), apart });
    apart = line === '';
  }
  return paragraphs;
}

/** Running text; points that follow each other are one list. */
function* textAtoms(
  paper: Paper,
  paragraphs: readonly Paragraph[],
  { tag, before, keepsNext }: Place,
): Generator<Atom> {
  let list: (() => Tag) | undefined;
  for (const [index, { text, bullet, apart }] of paragraphs.entries()) {
    const place = {
      before: index === 0 ? before : apart ? PARAGRAPH_GAP : 0,
      keepsNext: keepsNext && index === paragraphs.length - 1,
    };
    if (bullet) {
      list ??= lazyTag(() => paper.tag('L', tag()));
      yield* pointAtoms(paper, text, { ...place, tag: list, type: 'LI' });
    } else {
      list = undefined;
      yield* paragraphAtoms(paper, text, styles.body, { ...place, tag, type: 'P' });
    }
  }
}

/** A point of a list: its mark in the accent, its text hanging beside it. */
function pointAtoms(paper: Paper, text: string, { tag, type, ...place }: Place): Atom[] {
  const item = lazyTag(() => paper.tag(type, tag()));
  const mark = { ...styles.body, color: ink.accent };
  const dot = lineOf('•', mark, paper.measure);
  const body = { ...place, tag: item, type: 'LBody', indent: BULLET_INDENT };
  const [first, ...rest] = paragraphAtoms(paper, text, styles.body, body);
  if (!first) return [];
  const draw = (top: number) => {
    const label = paper.tag('Lbl', item());
    label.add(() => paper.draw(dot, mark, margin.left + 1, top + baselineOf(mark)));
    first.draw(top);
  };
  return [{ ...first, draw }, ...rest];
}
