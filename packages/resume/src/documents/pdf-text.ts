import { getDocumentProxy } from 'unpdf';
import { PDF_MAX_PAGES, TEXT_FILE_MAX_BYTES } from '../limits.ts';
import { UnreadableFile } from '../unreadable-file.ts';

/** A piece of text where the page has it; lengths in points, `y` from the bottom. */
interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The text of a PDF, line by line in the order in which its program wrote it, so that columns stay
 * apart. Wide gaps are tabs, and larger distances between lines blank lines.
 * @throws UnreadableFile `pdf-damaged`, `pdf-encrypted`, `too-large`, or `pdf-scanned` where its pages are pictures
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await opened(bytes);
  try {
    if (pdf.numPages > PDF_MAX_PAGES) throw new UnreadableFile('too-large');
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(linesOf(items.flatMap((item) => ('str' in item ? [pieceOf(item)] : []))));
      page.cleanup();
    }
    const text = pages.join('\n');
    if (text.length > TEXT_FILE_MAX_BYTES) throw new UnreadableFile('too-large');
    if (text.trim() === '') throw new UnreadableFile('pdf-scanned');
    return text;
  } catch (error) {
    // a page is read when it is asked for, and may be damaged by itself
    throw error instanceof UnreadableFile ? error : new UnreadableFile('pdf-damaged', error);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function opened(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(isLocked ? 'pdf-encrypted' : 'pdf-damaged', error);
  }
}

const pieceOf = (item: {
  str: string;
  transform: number[];
  width: number;
  height: number;
}): Piece => ({
  text: item.str,
  x: item.transform[4] ?? 0,
  y: item.transform[5] ?? 0,
  width: item.width,
  height: item.height,
});

function linesOf(pieces: readonly Piece[]): string {
  let text = '';
  let last: Piece | undefined;
  for (const piece of pieces) {
    // pieces without letters only say that a line has ended
    if (piece.text.trim() === '') continue;
    text += (last ? between(last, piece) : '') + piece.text;
    last = piece;
  }
  return text;
}

/** What is between two pieces: nothing, a space, a tab, or one or two line breaks. */
function between(last: Piece, next: Piece): string {
  const size = Math.max(last.height, next.height, 1);
  const down = last.y - next.y;
  if (Math.abs(down) > size / 2) return down > size * 1.9 || down < -size ? '\n\n' : '\n';
  const gap = next.x - (last.x + last.width);
  if (gap > size * 1.5) return '\t';
  return gap > size / 8 && !/\s$/.test(last.text) && !/^\s/.test(next.text) ? ' ' : '';
}
