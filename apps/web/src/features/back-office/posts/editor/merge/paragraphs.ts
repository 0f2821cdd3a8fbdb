import { diffIndices } from 'node-diff3';

/** What one paragraph of a text is for a merge: what people change, delete and move as one. */
export interface Paragraph {
  text: string;
  /** What is behind it: line ends, and blanks on empty lines. */
  gap: string;
}

const LEAD = /^(?:[^\S\n]*\n)*/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/;
const HEADING = /^ {0,3}#{1,6}[ \t]/;

/** Whether a paragraph begins as an item of a list: the next one may follow without an empty line. */
export const isItem = (text: string): boolean => ITEM.test(text);
export const isHeading = (text: string): boolean => HEADING.test(text);

/**
 * A text of Markdown in paragraphs, by its lines alone: they end at an empty line, before an item of
 * a list and behind a heading. Code between fences is one, whatever is in it.
 * @returns joined, they are the text without the empty lines before it, letter for letter
 */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let lines = '';
  let fence = '';
  const end = () => {
    if (lines === '') return;
    const words = lines.replace(/(?:\n[^\S\n]*)*$/, '');
    paragraphs.push({ text: words, gap: lines.slice(words.length) });
    lines = '';
  };
  for (const line of text.replace(LEAD, '').split(/(?<=\n)/)) {
    const isBlank = line.trim() === '';
    const isBehindBlank = /\n[^\S\n]*\n$/.test(lines);
    const isBehindHeading = HEADING.test(lines) && lines.indexOf('\n') === lines.length - 1;
    if (fence === '' && !isBlank && (isBehindBlank || isBehindHeading || ITEM.test(line))) end();
    lines += line;
    const sign = FENCE.exec(line)?.[1] ?? '';
    if (fence === '') fence = sign;
    else if (sign.startsWith(fence) && line.trim() === sign) fence = '';
  }
  end();
  return paragraphs;
}

/** For each text of a side the place in the base of the one that it was made of; undefined for a new one. */
export type Alignment = readonly (number | undefined)[];

/** How much two texts that are one, changed, have in common at least. */
const ALIKE = 0.4;

/**
 * Paragraphs keep their order: the longest run that both have stays, and between such runs each is
 * what stood in its place, or what it is most like.
 */
export function alignInOrder(base: readonly string[], side: readonly string[]): Alignment {
  const found: (number | undefined)[] = side.map(() => undefined);
  let [before, here] = [0, 0];
  const stays = (until: number) => {
    for (; before < until; before += 1, here += 1) found[here] = before;
  };
  for (const { buffer1, buffer2 } of diffIndices([...base], [...side])) {
    const [from = 0, gone = 0] = buffer1 as number[];
    const [to = 0, come = 0] = buffer2 as number[];
    stays(from);
    const places = range(from, gone);
    const pairs =
      gone === come
        ? places.map((place, at) => [place, to + at] as const)
        : inOrder(mostAlike(base, places, side, range(to, come)));
    for (const [place, at] of pairs) found[at] = place;
    [before, here] = [from + gone, to + come];
  }
  stays(base.length);
  return found;
}

/** Sections are moved as well: each is its like wherever it stands. */
export function alignAnywhere(base: readonly string[], side: readonly string[]): Alignment {
  const found: (number | undefined)[] = side.map(() => undefined);
  const left = new Set(base.keys());
  const pair = (place: number, at: number) => {
    found[at] = place;
    left.delete(place);
  };
  for (const [at, text] of side.entries()) {
    const isSame = (place: number) => base[place] === text;
    const place = left.has(at) && isSame(at) ? at : [...left].find(isSame);
    if (place !== undefined) pair(place, at);
  }
  const open = () => [...side.keys()].filter((at) => found[at] === undefined);
  for (const [place, at] of mostAlike(base, [...left], side, open())) pair(place, at);
  // what was written again stands where the other stood
  for (const at of open()) if (left.has(at)) pair(at, at);
  return found;
}

type Pair = readonly [place: number, at: number];

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** The pairs that have most in common, the closest first. */
function mostAlike(
  base: readonly string[],
  places: readonly number[],
  side: readonly string[],
  others: readonly number[],
): Pair[] {
  const words = new Map(others.map((at) => [at, wordsOf(side[at])]));
  const pairs = places.flatMap((place) => {
    const own = wordsOf(base[place]);
    return others.map((at) => ({ place, at, common: commonOf(own, words.get(at)) }));
  });
  pairs.sort((one, other) => other.common - one.common);
  const taken: Pair[] = [];
  for (const { place, at, common } of pairs) {
    const isFree = taken.every(([own, its]) => own !== place && its !== at);
    if (isFree && common >= ALIKE) taken.push([place, at]);
  }
  return taken;
}

const wordsOf = (text = '') => new Set(text.match(/[\p{L}\p{N}]+/gu));

function commonOf(one: ReadonlySet<string>, other: ReadonlySet<string> = new Set()): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return (2 * both) / (one.size + other.size || 1);
}

/** Those that cross none that was taken before. */
function inOrder(pairs: readonly Pair[]): Pair[] {
  const kept: Pair[] = [];
  for (const [place, at] of pairs) {
    if (kept.every(([own, its]) => own < place === its < at)) kept.push([place, at]);
  }
  return kept;
}
