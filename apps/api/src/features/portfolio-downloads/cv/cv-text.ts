import { visible } from '../../../lib/lettering.ts';
import { type Atom, baselineOf, lazyTag, paragraphAtoms } from './cv-pages.ts';
import { lineOf, type Paper, type Tag } from './cv-paper.ts';
import { column, ink, margin, styles } from './cv-styles.ts';

interface Paragraph {
  text: string;
  /** A point of a list, without the mark that its writer typed. */
  bullet: boolean;
  /** An empty line stands before it. */
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

const PARAGRAPH_GAP = 6;
const BULLET_INDENT = 13;

interface TextPlace {
  tag: () => Tag;
  /** Room above the first line. */
  before: number;
  /** Something follows that belongs to it. */
  keepsNext: boolean;
}

/** Running text; points that follow each other are one list. */
export function* textAtoms(
  paper: Paper,
  paragraphs: readonly Paragraph[],
  { tag, before, keepsNext }: TextPlace,
): Generator<Atom> {
  let list: (() => Tag) | undefined;
  for (const [index, paragraph] of paragraphs.entries()) {
    const place = {
      before: index === 0 ? before : paragraph.apart ? PARAGRAPH_GAP : 0,
      keepsNext: keepsNext && index === paragraphs.length - 1,
    };
    if (paragraph.bullet) {
      list ??= lazyTag(() => paper.tag('L', tag()));
      yield* pointAtoms(paper, paragraph.text, { ...place, tag: list });
    } else {
      list = undefined;
      yield* paragraphAtoms(paper, paper.breakLines(paragraph.text, styles.body, column), {
        ...place,
        x: margin.left,
        style: styles.body,
        tag: lazyTag(() => paper.tag('P', tag())),
      });
    }
  }
}

/** A point of a list: its mark in the accent, its text hanging beside it. */
function pointAtoms(paper: Paper, text: string, { tag, ...place }: TextPlace): Atom[] {
  const item = lazyTag(() => paper.tag('LI', tag()));
  const mark = { ...styles.body, color: ink.accent };
  const dot = lineOf('•', mark, paper.measure);
  const lines = paper.breakLines(text, styles.body, column - BULLET_INDENT);
  const atoms = paragraphAtoms(paper, lines, {
    ...place,
    x: margin.left + BULLET_INDENT,
    style: styles.body,
    tag: lazyTag(() => paper.tag('LBody', item())),
  });
  return atoms.map((atom, index) => ({
    ...atom,
    draw: (top) => {
      if (index === 0) {
        const label = paper.tag('Lbl', item());
        label.add(() => paper.draw(dot, mark, margin.left + 1, top + baselineOf(mark)));
      }
      atom.draw(top);
    },
  }));
}
