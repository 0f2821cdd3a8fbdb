import type { Atom } from './cv-atoms.ts';
import type { Paper } from './cv-paper.ts';
import { margin, sheet } from './cv-styles.ts';

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
