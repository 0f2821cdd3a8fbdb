import { type FaceName, type Run, runsOf } from './cv-fonts.ts';

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
