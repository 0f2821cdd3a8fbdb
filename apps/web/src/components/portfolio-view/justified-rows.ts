/** Some pictures side by side: those from one place of a list up to, and without, another. */
export interface JustifiedRow {
  from: number;
  to: number;
  /** Width to height of all of them together. */
  ratio: number;
  /** It goes from edge to edge; a row of little is left as it is, or it would become very high. */
  fills: boolean;
}

/** Width to height of a row as it is best: two landscapes, or five screens of phones. */
const BEST = 2.8;
/** What is higher than this does not fill its row. */
const HIGHEST = 1.7;
/** More would be too small to see anything. */
const MOST = 8;

/**
 * Breaks pictures into rows of about the same height, in their order: of all ways to do so the one
 * whose rows differ least from the best one, as paragraphs are broken into lines.
 * @param ratios width to height of each
 */
export function justifiedRows(ratios: readonly number[]): JustifiedRow[] {
  // the best rows for the first 0, 1, 2, … pictures
  const best: { cost: number; rows: JustifiedRow[] }[] = [{ cost: 0, rows: [] }];
  for (let to = 1; to <= ratios.length; to++) {
    let least: (typeof best)[number] | undefined;
    let ratio = 0;
    for (let from = to - 1; from >= Math.max(0, to - MOST); from--) {
      ratio += ratios[from] ?? 0;
      const before = best[from];
      const cost = (before?.cost ?? 0) + costOf(ratio, to === ratios.length);
      if (!before || (least && cost >= least.cost)) continue;
      least = { cost, rows: [...before.rows, { from, to, ratio, fills: ratio >= HIGHEST }] };
    }
    if (least) best.push(least);
  }
  return best.at(-1)?.rows ?? [];
}

/** How far a row is from the best one; the last one may be shorter. */
function costOf(ratio: number, isLast: boolean): number {
  const off = Math.log(ratio / BEST);
  return isLast && off < 0 ? (off * off) / 2 : off * off;
}
