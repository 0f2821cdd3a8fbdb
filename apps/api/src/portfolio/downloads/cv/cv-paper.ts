import { Blob, Face } from 'harfbuzzjs';
import PDFDocument from 'pdfkit';
import { lettersOf, readFont, visible } from '../../../lib/lettering.ts';
import { type FaceName, roomAt, sheet, type TextStyle } from './cv-styles.ts';

/** A font file, with what it can draw. */
interface Font {
  /** Its name, by which the document knows it. */
  file: string;
  content: Buffer;
  letters: ReadonlySet<number>;
}

/** Letters in a row that are drawn in one font. */
interface Run {
  font: Font;
  text: string;
}

/** The product's own typeface first; Noto Sans is in for letters that it lacks. */
const FACES: Record<FaceName, readonly string[]> = {
  title: ['BricolageGrotesque_600SemiBold.ttf', 'NotoSans_600SemiBold.ttf'],
  strong: ['InstrumentSans_600SemiBold.ttf', 'NotoSans_600SemiBold.ttf'],
  text: ['InstrumentSans_400Regular.ttf', 'NotoSans_400Regular.ttf'],
};
const PLAIN = /^[\x20-\x7e]*$/;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

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
  return [...graphemes.segment(word)].flatMap(({ segment }) => runOfLetter(segment, face) ?? []);
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
  // each is read when the one before it lacks a letter
  for (const file of FACES[face]) {
    const font = loadFont(file);
    if ([...text].every((letter) => font.letters.has(letter.codePointAt(0) ?? 0))) return font;
  }
  return undefined;
}

export interface Line {
  runs: Run[];
  width: number;
}

/** Width of a run as it will be drawn. */
type Measure = (run: Run, style: TextStyle) => number;

const layOutLine = (text: string, style: TextStyle, measure: Measure): Line => {
  const runs = runsOf(text, style.face);
  return { runs, width: runs.reduce((sum, run) => sum + measure(run, style), 0) };
};

const BREAKS = /(?<=[-/_.,;:?&=@])/;

/** Breaks a paragraph between words, and words that are wider than a line wherever they reach it. */
function breakLines(text: string, style: TextStyle, width: number, measure: Measure): Line[] {
  const layOut = (words: string) => layOutLine(words, style, measure);
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

const spell = (part: string) => [...graphemes.segment(part)].map(({ segment }) => segment);

type Pdf = InstanceType<typeof PDFDocument>;
/** A node of the document's structure, as readers that speak or reflow follow it. */
export type Tag = ReturnType<Pdf['struct']>;

export interface Paper {
  pdf: Pdf;
  room: ReturnType<typeof roomAt>;
  addPage(): void;
  /** What everything that is read hangs from. */
  root: Tag;
  measure: Measure;
  breakLines(text: string, style: TextStyle, width: number): Line[];
  /** Draws a line with its baseline at y. */
  draw(line: Line, style: TextStyle, x: number, y: number): void;
  /** What is only to be looked at. */
  decorate(draw: () => void): void;
  tag(type: string, parent: Tag): Tag;
}

interface PaperFacts {
  title: string;
  author: string;
  subject: string;
  keywords: string;
  language: string;
  made: Date;
}

/**
 * Empty sheets with fonts to write on them.
 * @param scale at which everything is drawn, type, spacing and margins alike
 */
export function createPaper(facts: PaperFacts, scale = 1): Paper {
  const { title, author, subject, keywords, language, made } = facts;
  const pdf = new PDFDocument({
    // known to pdfkit, not to its types
    ...({ subset: 'PDF/UA' } as object),
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: title,
      Author: author,
      ...(subject && { Subject: subject }),
      ...(keywords && { Keywords: keywords }),
      // the same content makes the same file
      CreationDate: made,
      ModDate: made,
    },
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const measure = createMeasure(pdf);
  return {
    pdf,
    room: roomAt(scale),
    addPage: () => void pdf.addPage().scale(scale),
    root,
    measure,
    breakLines: (text, style, width) => breakLines(visible(text).trim(), style, width, measure),
    draw: (line, style, x, y) => {
      let left = x;
      for (const run of line.runs) {
        useFont(pdf, run, style);
        pdf.fillColor(style.color).text(run.text, left, y, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: style.tracking ?? 0,
        });
        left += measure(run, style);
      }
    },
    decorate: (draw) => {
      pdf.markContent('Artifact', { type: 'Layout' });
      pdf.save();
      draw();
      pdf.restore();
      pdf.endMarkedContent();
    },
    tag: (type, parent) => {
      const tag = pdf.struct(type);
      parent.add(tag);
      return tag;
    },
  };
}

/** One line that is not broken. */
export const lineOf = (text: string, style: TextStyle, measure: Measure): Line =>
  layOutLine(visible(text).trim(), style, measure);

/** A file is read by the document when it is used first; after that its name will do. */
function useFont(pdf: Pdf, { font }: Run, { size }: TextStyle) {
  const known = registered.get(pdf) ?? new Set();
  if (!known.has(font.file)) pdf.registerFont(font.file, font.content);
  registered.set(pdf, known.add(font.file));
  pdf.font(font.file).fontSize(size);
}

const registered = new WeakMap<Pdf, Set<string>>();

/** The same words come again and again. */
function createMeasure(pdf: Pdf): Measure {
  const known = new Map<string, number>();
  return (run, style) => {
    const key = `${run.font.file} ${style.size} ${style.tracking ?? 0} ${run.text}`;
    const width = known.get(key);
    if (width !== undefined) return width;
    useFont(pdf, run, style);
    // spacing follows every letter, the last one too, where another run goes on
    const fresh = pdf.widthOfString(run.text) + (style.tracking ?? 0) * run.text.length;
    known.set(key, fresh);
    return fresh;
  };
}
