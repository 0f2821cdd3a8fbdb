import type { Line, TextStyle } from './cv-lines.ts';
import type { Paper, Tag } from './cv-paper.ts';
import { margin, sheet } from './cv-styles.ts';

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

interface Placed {
  x: number;
  style: TextStyle;
  tag: () => Tag;
  before: number;
  /** Its last line stays with what follows. */
  keepsNext?: boolean;
}

/** The lines of a paragraph; no line of it stands alone on a page. */
export function paragraphAtoms(paper: Paper, lines: readonly Line[], placed: Placed): Atom[] {
  const { x, style, tag, before, keepsNext = false } = placed;
  return lines.map((line, index) => {
    const left = lines.length - index;
    return {
      before: index === 0 ? before : 0,
      height: style.leading,
      keepsNext: left === 1 ? keepsNext : index === 0 || left === 2,
      draw: (top) => {
        tag().add(() => paper.draw(line, style, x, top + baselineOf(style)));
      },
    };
  });
}

/** Nobody reads further; what makes a CV longer is for the page. */
const MAX_PAGES = 30;
const BOTTOM = sheet.height - margin.bottom;

/**
 * Puts things below each other, on as many pages as that takes.
 * @param atoms are not asked for more once the pages are full
 * @param top where the first one may begin on the first page
 * @returns whether everything found its place
 */
export function fillPages({ pdf }: Paper, atoms: Iterable<Atom>, top: number): boolean {
  let y = top;
  let isAtTop = false;
  let pages = 1;
  for (const together of groupsOf(atoms)) {
    const height = together.reduce((sum, { before, height: own }) => sum + before + own, 0);
    for (const [index, atom] of together.entries()) {
      const before = isAtTop ? 0 : atom.before;
      // what is higher than a page is parted where the page ends
      const needed = index === 0 && height < BOTTOM - margin.top ? height : before + atom.height;
      if (y + needed > BOTTOM && !isAtTop) {
        if (pages === MAX_PAGES) return false;
        pdf.addPage();
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
  return true;
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
