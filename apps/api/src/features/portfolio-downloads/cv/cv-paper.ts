import PDFDocument from 'pdfkit';
import { visible } from '../../../lib/lettering.ts';
import {
  breakLines,
  type Line,
  type Measure,
  type Run,
  runsOf,
  type TextStyle,
} from './cv-lines.ts';
import { sheet } from './cv-styles.ts';

type Pdf = InstanceType<typeof PDFDocument>;
/** A node of the document's structure, as readers that speak or reflow follow it. */
export type Tag = ReturnType<Pdf['struct']>;

export interface Paper {
  pdf: Pdf;
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

/** Empty sheets with fonts to write on them. */
export function createPaper(facts: PaperFacts): Paper {
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
export function lineOf(text: string, style: TextStyle, measure: Measure): Line {
  const runs = runsOf(visible(text).trim(), style.face);
  return { runs, width: runs.reduce((sum, run) => sum + measure(run, style), 0) };
}

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
