import { boxOf, loadFontPart, type Part, shapeRun } from './font-part.ts';
import { type Box, placeMark, standInOf } from './tone-marks.ts';

/** Draws words as outlines, so that no machine needs the font installed. */
export interface Typeface {
  /** Whether every letter, digit and mark of the text can be drawn; signs and emoji do not count. */
  covers(text: string): boolean;
  /** Width in pixels. */
  measure(text: string, size: number): number;
  /** SVG paths with the baseline at the left at 0,0; signs that it has not are left out. */
  draw(text: string, size: number): string;
}

/** A mark that a part lacks, and the sign that is drawn for it. */
interface StandIn {
  mark: string;
  sign: string;
  part: Part;
}

/** Letters that one part can draw. */
interface Run {
  part: Part;
  letters: string;
  /** On the last letter. */
  marks: StandIn[];
}

interface Drawn {
  d: string;
  x: number;
  y: number;
  scale: number;
}

const SCRIPTS = ['latin', 'latin-ext'];
/** Control and format characters would steer the text around them. */
const INVISIBLE = /[\p{C}\p{Variation_Selector}]/gu;
const CLUSTERS = /\P{M}\p{M}*/gu;
const MUST_SHOW = /[\p{L}\p{N}\p{Mn}\p{Mc}]/u;

const clean = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '');

/** @param family as the files in `fonts` name it, e.g. `instrument-sans` */
export function loadTypeface(family: string, weight: number, tracking = 0): Typeface {
  let loaded: Part[] | undefined;
  const parts = () => {
    loaded ??= SCRIPTS.map((script) => loadFontPart(family, script, weight));
    return loaded;
  };
  const layOut = (text: string, size: number) => layOutRuns(toRuns(text, parts()), size, tracking);
  return {
    covers: (text) =>
      [...clean(text)].every((letter) => !MUST_SHOW.test(letter) || isDrawn(letter, parts())),
    measure: (text, size) => layOut(text, size).width,
    draw: (text, size) =>
      layOut(text, size)
        .glyphs.filter(({ d }) => d)
        .map(
          ({ d, x, y, scale }) =>
            `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" d="${d}"/>`,
        )
        .join(''),
  };
}

const partWith = (letter: string, parts: readonly Part[]) =>
  parts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));

function isDrawn(letter: string, parts: readonly Part[]): boolean {
  const sign = standInOf(letter);
  return Boolean(partWith(letter, parts) ?? (sign && partWith(sign, parts)));
}

/** Runs of letters that one part can draw; signs that none can are dropped. */
function toRuns(text: string, parts: readonly Part[]): Run[] {
  const runs: Run[] = [];
  for (const [cluster] of clean(text).matchAll(CLUSTERS)) {
    const last = runs.at(-1);
    // one space stays where a sign between two is dropped
    if (cluster === ' ' && last?.letters.endsWith(' ')) continue;
    const next = readCluster([...cluster], parts);
    // what stands over a letter needs to know where that letter is: its run ends there
    if (next && last?.part === next.part && last.marks.length === 0) {
      last.letters += next.letters;
      last.marks = next.marks;
    } else if (next) runs.push(next);
  }
  return runs;
}

function readCluster([base = '', ...marks]: string[], parts: readonly Part[]): Run | undefined {
  const part = partWith(base, parts);
  if (!part) return undefined;
  const read: Run = { part, letters: base, marks: [] };
  for (const mark of marks) {
    const sign = standInOf(mark);
    const other = sign && partWith(sign, parts);
    if (partWith(mark, [part])) read.letters += mark;
    else if (other) read.marks.push({ mark, sign, part: other });
  }
  return read;
}

function layOutRuns(runs: readonly Run[], size: number, tracking: number) {
  const glyphs: Drawn[] = [];
  let x = 0;
  for (const { part, letters, marks } of runs) {
    const scale = size / part.unitsPerEm;
    let letter: Box = { left: x, right: x, top: 0, bottom: 0 };
    for (const { d, advance, xOffset, yOffset } of shapeRun(part, letters)) {
      glyphs.push({ d, x: x + xOffset * scale, y: -yOffset * scale, scale });
      const { top } = marks.length > 0 ? boxOf(d, scale) : letter;
      if (advance === 0) letter.top = Math.max(letter.top, top + yOffset * scale);
      else letter = { left: x, right: x + advance * scale, top, bottom: 0 };
      // what stands over a letter takes no room of its own
      if (advance > 0) x += advance * scale + tracking * size;
    }
    for (const one of marks) glyphs.push(...layOutMark(one, letter, size));
  }
  return { glyphs, width: Math.max(0, x - tracking * size) };
}

/** Raises the letter by what now stands on it. */
function layOutMark({ mark, sign, part }: StandIn, letter: Box, size: number): Drawn[] {
  const scale = size / part.unitsPerEm;
  return shapeRun(part, sign).map(({ d }) => {
    const box = boxOf(d, scale);
    const { x, y } = placeMark(mark, box, letter, size);
    letter.top = Math.max(letter.top, box.top + y);
    return { d, x, y: -y, scale };
  });
}
