import { buffer } from 'node:stream/consumers';
import { type CvContent, textsOf } from './cv-content.ts';
import { drawHead } from './cv-head.ts';
import { losesLetters } from './cv-lines.ts';
import { type Atom, baselineOf, fillPages, lazyTag, paragraphAtoms } from './cv-pages.ts';
import { createPaper, lineOf, type Paper } from './cv-paper.ts';
import { sectionAtoms } from './cv-sections.ts';
import {
  CV_LANGUAGE,
  column,
  lettersAreMissing,
  margin,
  sheet,
  styles,
  theRestIsAt,
} from './cv-styles.ts';

const NOTE_GAP = 8;
const FOOT = sheet.height - margin.bottom + 34;

/**
 * Sets a CV as a tagged PDF on A4.
 * @param photo a square JPEG
 */
export async function makeCv(content: CvContent, photo: Buffer | undefined): Promise<Buffer> {
  const paper = createPaper({
    title: content.title,
    author: content.name,
    subject: content.headline,
    keywords: content.keywords.join(', '),
    language: CV_LANGUAGE,
    made: new Date(content.updatedAt),
  });
  const { pdf, root } = paper;
  pdf.addPage();
  const { text: address } = content.address;
  let top = drawHead(paper, content, photo);
  if (textsOf(content).some(losesLetters)) {
    top = writeNote(paper, lettersAreMissing(address), top + NOTE_GAP);
  }
  const isWhole = fillPages(paper, bodyAtoms(paper, content), top);
  if (!isWhole) writeNote(paper, theRestIsAt(address), sheet.height - margin.bottom + 4);
  writeFeet(paper, content);
  root.end();
  pdf.end();
  return buffer(pdf);
}

function* bodyAtoms(paper: Paper, { sections }: CvContent): Generator<Atom> {
  for (const section of sections) yield* sectionAtoms(paper, section);
}

/** What a reader should know of the file itself; answers where it ends. */
function writeNote(paper: Paper, text: string, top: number): number {
  const { note: style } = styles;
  const tag = lazyTag(() => paper.tag('P', paper.root));
  const lines = paper.breakLines(text, style, column);
  let y = top;
  for (const atom of paragraphAtoms(paper, lines, { x: margin.left, style, tag, before: 0 })) {
    atom.draw(y);
    y += atom.height;
  }
  return y;
}

/** Whose page it is and which, where there are several. */
function writeFeet(paper: Paper, { name, address }: CvContent) {
  const { pdf, measure } = paper;
  const { count } = pdf.bufferedPageRange();
  if (count < 2) return;
  const { footer } = styles;
  const y = FOOT + baselineOf(footer);
  const room = column * 0.85;
  const both = lineOf(`${name} · ${address.text}`, footer, measure);
  // a long name stands alone, and whole where one line holds it
  const [whose] = both.width <= room ? [both] : paper.breakLines(name, footer, room);
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const number = lineOf(`${page + 1} / ${count}`, footer, measure);
    paper.decorate(() => {
      if (whose) paper.draw(whose, footer, margin.left, y);
      paper.draw(number, footer, margin.left + column - number.width, y);
    });
  }
}
