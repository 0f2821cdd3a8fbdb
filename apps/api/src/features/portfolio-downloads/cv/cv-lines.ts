import { Blob, Face } from 'harfbuzzjs';
import { lettersOf, readFont, visible } from '../../../lib/lettering.ts';

type FaceName = 'title' | 'strong' | 'text';

/** A font file, with what it can draw. */
interface Font {
  /** Its name, by which the document knows it. */
  file: string;
  content: Buffer;
  letters: ReadonlySet<number>;
}

/** Letters in a row that are drawn in one font. */
export interface Run {
  font: Font;
  text: string;
}

/** The product's own typeface first; Noto Sans stands in for letters that it lacks. */
const FACES: Record<FaceName, readonly string[]> = {
  title: ['BricolageGrotesque_600SemiBold.ttf', 'NotoSans_600SemiBold.ttf'],
  strong: ['InstrumentSans_600SemiBold.ttf', 'NotoSans_600SemiBold.ttf'],
  text: ['InstrumentSans_400Regular.ttf', 'NotoSans_400Regular.ttf'],
};
const PLAIN = /^[\x20-\x7e]*$/;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The fonts of a face; each is read when the one before it lacks a letter. */
function* fontsOf(face: FaceName) {
  for (const file of FACES[face]) yield loadFont(file);
}

const loaded = new Map<string, Font>();

function loadFont(file: string): Font {
  const known = loaded.get(file);
  if (known) return known;
  const content = readFont(file);
  const font = { file, content, letters: lettersOf(new Face(new Blob(content))) };
  loaded.set(file, font);
  return font;
}

/** Splits one line by the fonts that have its letters; those that none has are dropped. */
export function runsOf(text: string, face: FaceName): Run[] {
  const runs: Run[] = [];
  for (const [word] of text.matchAll(/ +|[^ ]+/g)) {
    for (const run of runsOfWord(word, face)) {
      const last = runs.at(-1);
      if (last?.font === run.font) last.text += run.text;
      else runs.push(run);
    }
  }
  return runs;
}

const LETTERS = /[\p{L}\p{N}]/gu;
const countOf = (text: string) => text.match(LETTERS)?.length ?? 0;

/** Whether letters or digits of it are in no font; signs and little pictures are no loss. */
export function losesLetters(text: string): boolean {
  const words = new Set(visible(text).split(' '));
  return [...words].some((word) => {
    if (PLAIN.test(word)) return false;
    const drawn = runsOf(word, 'text').map((run) => run.text);
    return countOf(drawn.join('')) < countOf(word);
  });
}

/** A word is set in one font where one has all of it. */
function runsOfWord(word: string, face: FaceName): Run[] {
  const font = fontWith(word, face);
  if (font) return [{ font, text: word }];
  return [...clusters.segment(word)].flatMap(({ segment }) => runOfLetter(segment, face) ?? []);
}

/** An accent stays with its letter, in one font; where none has both, the letter goes without. */
function runOfLetter(cluster: string, face: FaceName): Run | undefined {
  for (const text of [cluster, cluster.replace(/\p{M}/gu, '')]) {
    const font = text ? fontWith(text, face) : undefined;
    if (font) return { font, text };
  }
  return undefined;
}

function fontWith(text: string, face: FaceName): Font | undefined {
  for (const font of fontsOf(face)) {
    if ([...text].every((letter) => font.letters.has(letter.codePointAt(0) ?? 0))) return font;
  }
  return undefined;
}

export interface TextStyle {
  face: FaceName;
  /** In points, as everything here. */
  size: number;
  leading: number;
  color: string;
  tracking?: number;
}

export interface Line {
  runs: Run[];
  width: number;
}

/** Width of a run as it will be drawn. */
export type Measure = (run: Run, style: TextStyle) => number;

const BREAKS = /(?<=[-/_.,;:?&=@])/;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks a paragraph between words, and words that are wider than a line wherever they reach it. */
export function breakLines(
  text: string,
  style: TextStyle,
  width: number,
  measure: Measure,
): Line[] {
  const layOut = (words: string): Line => {
    const runs = runsOf(words, style.face);
    return { runs, width: runs.reduce((sum, run) => sum + measure(run, style), 0) };
  };
  const space = layOut(' ').width;
  const lines: Line[] = [];
  let line = '';
  let used = 0;
  const finish = () => {
    const done = layOut(line.trimEnd());
    if (done.runs.length > 0) lines.push(done);
    line = '';
    used = 0;
  };
  for (const word of text.split(' ')) {
    const wide = layOut(word).width;
    if (wide === 0) continue;
    if (line && used + wide > width) finish();
    const pieces = wide > width ? cutWord(word, width, (part) => layOut(part).width) : [word];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) finish();
      line += index === pieces.length - 1 ? `${piece} ` : piece;
      used += layOut(piece).width + space;
    }
  }
  finish();
  return lines;
}

/** Pieces of a word that each fit, cut after a mark that parts it where there is one. */
function cutWord(word: string, width: number, widthOf: (part: string) => number): string[] {
  const parts = word.split(BREAKS).flatMap((part) => (widthOf(part) > width ? spell(part) : part));
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const part of parts) {
    const wide = widthOf(part);
    if (piece && used + wide > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += part;
    used += wide;
  }
  return [...pieces, piece];
}

const spell = (part: string) => [...letters.segment(part)].map(({ segment }) => segment);
