import type { CvEntry, CvSection } from './cv-content.ts';
import type { TextStyle } from './cv-lines.ts';
import { type Atom, baselineOf, lazyTag, paragraphAtoms } from './cv-pages.ts';
import type { Paper, Tag } from './cv-paper.ts';
import { column, ink, margin, styles } from './cv-styles.ts';
import { paragraphsOf, textAtoms } from './cv-text.ts';

const SECTION_GAP = 25;
const RULE_GAP = 9;
const FIRST_ENTRY_GAP = 6;
const ENTRY_GAP = 13;
const TEXT_GAP = 3;
const ASIDE_GAP = 16;
/** What stands at the side takes no more of a line than this. */
const ASIDE_SHARE = 0.4;
/** The short stroke over a heading, as on the site. */
const STROKE = { length: 28, width: 1.6 };

/** A section from its rule to its last line, one thing after the other: they may be very many. */
export function* sectionAtoms(paper: Paper, section: CvSection): Generator<Atom> {
  const tag = lazyTag(() => paper.tag('Sect', paper.root));
  yield {
    before: SECTION_GAP,
    height: RULE_GAP,
    keepsNext: true,
    draw: (top) => paper.decorate(() => drawRule(paper, top)),
  };
  const heading = { tag, type: 'H2', before: 0, keepsNext: true };
  yield* lineAtoms(paper, section.title, styles.heading, heading);
  for (const [index, entry] of section.entries.entries()) {
    yield* entryAtoms(paper, entry, tag, index === 0 ? FIRST_ENTRY_GAP : ENTRY_GAP);
  }
}

function drawRule({ pdf }: Paper, y: number) {
  const { left } = margin;
  pdf.lineWidth(0.6).strokeColor(ink.line);
  pdf
    .moveTo(left, y)
    .lineTo(left + column, y)
    .stroke();
  pdf.lineWidth(STROKE.width).strokeColor(ink.accent);
  pdf
    .moveTo(left, y)
    .lineTo(left + STROKE.length, y)
    .stroke();
}

interface Place {
  tag: () => Tag;
  type: string;
  before: number;
  keepsNext: boolean;
}

/** Words in one style over the whole width. */
function lineAtoms(paper: Paper, text: string, style: TextStyle, place: Place): Atom[] {
  const { tag, type, ...rest } = place;
  return paragraphAtoms(paper, paper.breakLines(text, style, column), {
    ...rest,
    x: margin.left,
    style,
    tag: lazyTag(() => paper.tag(type, tag())),
  });
}

/** Its parts one below the other; the room above it goes to the first there is. */
function* entryAtoms(
  paper: Paper,
  entry: CvEntry,
  tag: () => Tag,
  before: number,
): Generator<Atom> {
  const { title = '', aside = '', subtitle = '', text = '', note = '' } = entry;
  const paragraphs = paragraphsOf(text);
  const hasText = paragraphs.length > 0;
  const hasNote = note.trim() !== '';
  if (title) {
    const keepsNext = subtitle.trim() !== '' || hasText || hasNote;
    yield* titleAtoms(paper, { title, aside }, { tag, type: 'H3', before, keepsNext });
  }
  const under = title ? TEXT_GAP : before;
  const keepsNext = hasText || hasNote;
  yield* lineAtoms(paper, subtitle, styles.subtitle, { tag, type: 'P', before: 0, keepsNext });
  yield* textAtoms(paper, paragraphs, { tag, before: under, keepsNext: hasNote });
  yield* lineAtoms(paper, note, styles.note, { tag, type: 'P', before: under, keepsNext: false });
}

/** The title, and at the right end of its first line what stands at the side. */
function titleAtoms(
  paper: Paper,
  { title, aside }: { title: string; aside: string },
  { tag, type, ...rest }: Place,
): Atom[] {
  const side = paper.breakLines(aside, styles.aside, column * ASIDE_SHARE);
  const room = Math.max(0, ...side.map(({ width }) => width));
  const width = column - (room > 0 ? room + ASIDE_GAP : 0);
  const atoms = paragraphAtoms(paper, paper.breakLines(title, styles.title, width), {
    ...rest,
    x: margin.left,
    style: styles.title,
    tag: lazyTag(() => paper.tag(type, tag())),
  });
  if (side.length === 0) return atoms;
  const sideTag = lazyTag(() => paper.tag('P', tag()));
  const last = atoms.length - 1;
  // read after the whole title, drawn beside its first line
  const height = Math.max(atoms.length, side.length) * styles.title.leading;
  return [
    {
      before: rest.before,
      height,
      keepsNext: rest.keepsNext || last < 0,
      draw: (top) => {
        for (const [index, atom] of atoms.entries()) atom.draw(top + index * styles.title.leading);
        for (const [index, line] of side.entries()) {
          const x = margin.left + column - line.width;
          const y = top + index * styles.title.leading + baselineOf(styles.title);
          sideTag().add(() => paper.draw(line, styles.aside, x, y));
        }
      },
    },
  ];
}
