import { buffer } from 'node:stream/consumers';
import { type CvContent, textsOf } from './cv-content.ts';
import { baselineOf, fillPages, lazyTag, sectionAtoms, writeParagraph } from './cv-layout.ts';
import { createPaper, type Line, lineOf, losesLetters, type Paper, type Tag } from './cv-paper.ts';
import { ink, margin, photo, styles } from './cv-styles.ts';

const HEADLINE_GAP = 5;
const AVAILABILITY_GAP = 4;
const LINKS_GAP = 10;
const BETWEEN_LINKS = 14;
/** More stand on the page. */
const MAX_LINKS = 12;
const CONTOURS = 9;
const STEPS = 96;
const NOTE_GAP = 8;
/** Below the last line: where it says that there is more, and whose page this is. */
const END_NOTE = 4;
const FOOT = 34;

/**
 * Sets a CV as a tagged PDF on A4.
 * @param photo a square JPEG
 */
export async function makeCv(content: CvContent, photo: Buffer | undefined): Promise<Buffer> {
  const { paper } = balanced(content.onePage, (scale) => layOut(content, photo, scale));
  writeFeet(paper, content);
  paper.root.end();
  paper.pdf.end();
  return buffer(paper.pdf);
}

export interface LaidOut {
  pages: number;
  /** How much of the last page is used, from 0 to 1. */
  fill: number;
}

/** Body type of 9.8, 9.4, 9 and 8.6 points; the last only where its owner wants one page. */
const SMALLER = [0.96, 0.92, 0.88];
const SMALLEST = 0.84;
const LARGER = [1.05, 1.1];
const HALF = 0.5;
/** Of a longer CV no scale that is easy to read saves a page. */
const MOST_PAGES = 4;

/** A CV as it is usually set; where its last page would be half empty, a little smaller or larger. */
export function balanced<L extends LaidOut>(onePage: boolean, layOutAt: (scale: number) => L): L {
  const usual = layOutAt(1);
  const find = (scales: readonly number[], isRight: (one: L) => boolean): L | undefined => {
    for (const scale of scales) {
      const one = layOutAt(scale);
      if (isRight(one)) return one;
    }
    return undefined;
  };
  const { pages, fill } = usual;
  if (pages === 1 || pages > MOST_PAGES) return usual;
  const single = onePage && find([...SMALLER, SMALLEST], (one) => one.pages === 1);
  if (single || fill >= HALF) return single || usual;
  const shorter = find(SMALLER, (one) => one.pages < pages);
  return shorter ?? find(LARGER, (one) => one.pages === pages && one.fill >= HALF) ?? usual;
}

/** Draws everything but what is at the foot of all pages. */
function layOut(content: CvContent, photo: Buffer | undefined, scale: number) {
  const facts = {
    title: content.title,
    author: content.name,
    subject: content.headline,
    keywords: content.keywords.join(', '),
    language: content.language,
    made: new Date(content.updatedAt),
  };
  const paper = createPaper(facts, scale);
  const { notes } = content;
  const { bottom } = paper.room;
  paper.addPage();
  let top = drawHead(paper, content, photo);
  if (textsOf(content).some(losesLetters)) {
    const place = { top: top + NOTE_GAP };
    top = writeParagraph(paper, notes.lettersAreMissing, styles.note, place);
  }
  const { isWhole, pages, end } = fillPages(paper, sectionAtoms(paper, content), top);
  if (!isWhole) writeParagraph(paper, notes.moreAt, styles.note, { top: bottom + END_NOTE });
  return { paper, pages, fill: (end - margin.top) / (bottom - margin.top) };
}

/** Whose page it is and which, where there are several. */
function writeFeet(paper: Paper, { name, address }: CvContent) {
  const { pdf, measure, room } = paper;
  const { count } = pdf.bufferedPageRange();
  if (count < 2) return;
  const { footer } = styles;
  const y = room.bottom + FOOT + baselineOf(footer);
  const most = room.column * 0.85;
  const both = lineOf(`${name} · ${address.text}`, footer, measure);
  // a long name stands alone, and whole where one line holds it
  const [whose] = both.width <= most ? [both] : paper.breakLines(name, footer, most);
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const number = lineOf(`${page + 1} / ${count}`, footer, measure);
    paper.decorate(() => {
      if (whose) paper.draw(whose, footer, margin.left, y);
      paper.draw(number, footer, margin.left + room.column - number.width, y);
    });
  }
}

/**
 * Who this is, and where to find them; beside it the photo on a few lines of the map.
 * @param picture a JPEG
 * @returns where it ends
 */
function drawHead(paper: Paper, content: CvContent, picture: Buffer | undefined): number {
  paper.decorate(() => drawContours(paper));
  if (picture) drawPhoto(paper, picture);
  const width = paper.room.column - photo.size - photo.gap;
  const isDrawn = paper.breakLines(content.name, styles.name, width).length > 0;
  // in letters that no font here has, a person is at least called what their page is
  const name = isDrawn ? content.name : content.customUrl;
  let y = writeParagraph(paper, name, styles.name, { top: margin.top, type: 'H1', width });
  y = writeParagraph(paper, content.headline, styles.headline, { top: y + HEADLINE_GAP, width });
  y = writeParagraph(paper, content.location, styles.headline, { top: y, width });
  if (content.availability) {
    const top = y + AVAILABILITY_GAP;
    y = writeParagraph(paper, content.availability, styles.subtitle, { top, width });
  }
  y = drawLinks(paper, content, y + LINKS_GAP, width);
  return picture ? Math.max(y, margin.top + photo.size) : y;
}

function drawLinks(paper: Paper, { address, links }: CvContent, top: number, width: number) {
  const { link: style } = styles;
  const tag = lazyTag(() => paper.tag('P', paper.root));
  let x = 0;
  let y = top;
  for (const { url, text } of [address, ...links].slice(0, MAX_LINKS)) {
    const [first, ...rest] = paper.breakLines(text, style, width);
    if (!first) continue;
    if (x > 0 && x + first.width > width) {
      x = 0;
      y += style.leading;
    }
    for (const [index, line] of [first, ...rest].entries()) {
      if (index > 0) y += style.leading;
      drawLink(paper, { line, url, text, x: margin.left + x, y, parent: tag() });
      x = index === 0 ? x : 0;
    }
    x = rest.length > 0 ? width : x + first.width + BETWEEN_LINKS;
  }
  return y + style.leading;
}

interface Linked {
  line: Line;
  url: string;
  text: string;
  x: number;
  y: number;
  parent: Tag;
}

function drawLink(paper: Paper, { line, url, text, x, y, parent }: Linked) {
  const { link: style } = styles;
  const tag = paper.tag('Link', parent);
  tag.add(() => paper.draw(line, style, x, y + baselineOf(style)));
  // what pdfkit's types do not know; it writes a plain string as a name, an object as text
  const options: object = { structParent: tag, Contents: Object(text) };
  paper.pdf.link(x, y, line.width, style.leading, url, options);
}

function drawPhoto({ pdf, decorate, room }: Paper, picture: Buffer) {
  const { size } = photo;
  const x = margin.left + room.column - size;
  decorate(() => {
    pdf.circle(x + size / 2, margin.top + size / 2, size / 2).clip();
    pdf.image(picture, x, margin.top, { width: size, height: size });
  });
}

/** Lines around a summit where the photo is, quieter than everything that is read. */
function drawContours({ pdf, room }: Paper) {
  const x = margin.left + room.column - photo.size / 2;
  const y = margin.top + photo.size / 2;
  pdf.strokeColor(ink.contour);
  for (let ring = 0; ring < CONTOURS; ring += 1) {
    const radius = photo.size / 2 + 8 + ring * (8 + ring);
    pdf.lineWidth(ring % 5 === 4 ? 1 : 0.6).strokeOpacity(1 - ring / CONTOURS);
    for (let step = 0; step <= STEPS; step += 1) {
      const angle = (step / STEPS) * 2 * Math.PI;
      const reach = radius * (1 + bendAt(angle, ring));
      const point = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
      if (step === 0) pdf.moveTo(...point);
      else pdf.lineTo(...point);
    }
    pdf.stroke();
  }
}

/** The farther from the summit, the less of a circle. */
const bendAt = (angle: number, ring: number) =>
  (ring / CONTOURS) * (0.16 * Math.sin(2 * angle + 0.6) + 0.1 * Math.sin(3 * angle + ring * 0.12));
