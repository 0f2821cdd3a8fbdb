/** What one paragraph of a text is for a merge: what people change, delete and move as one. */
export interface Paragraph {
  text: string;
  /** What stands behind it: line ends, and blanks on empty lines. */
  gap: string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/;
const HEADING = /^ {0,3}#{1,6}[ \t]/;

/** Whether a paragraph begins as an item of a list: the next one may follow without an empty line. */
export const isItem = (text: string): boolean => ITEM.test(text);
export const isHeading = (text: string): boolean => HEADING.test(text);

/**
 * A text of Markdown in paragraphs, by its lines alone: they end at an empty line, before an item of
 * a list and behind a heading. Code between fences is one, whatever is in it.
 * @returns what stands before the first as well; all of it joined is the text, letter for letter
 */
export function paragraphsOf(text: string): { lead: string; paragraphs: Paragraph[] } {
  const lead = /^(?:[^\S\n]*\n)*/.exec(text)?.[0] ?? '';
  const paragraphs: Paragraph[] = [];
  let lines = '';
  let fence = '';
  const end = () => {
    if (lines === '') return;
    const words = lines.replace(/(?:\n[^\S\n]*)*$/, '');
    paragraphs.push({ text: words, gap: lines.slice(words.length) });
    lines = '';
  };
  for (const line of text.slice(lead.length).split(/(?<=\n)/)) {
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
  return { lead, paragraphs };
}
