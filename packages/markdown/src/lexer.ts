import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';

/** More of these in one text, and looking for pairs in one paragraph takes a server seconds. */
const MOST_MARKS = 2_000;
/** A text may have any number of paragraphs with as few as these: each is looked through by itself. */
const MOST_MARKS_OF_PARAGRAPH = 200;
const MARKS = /[*_~[\]]/g;
const PARAGRAPHS = /\n[ \t]*\n/;
/** Deeper in one line than anyone quotes: each level is a call inside a call. */
const DEEP = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){13}/m;
/** Longer without a blank than any address: looked through once more at every letter. */
const LONG_WORD = /[^\s]{2500}/;

/** The rules of the house, beside those of GitHub's Markdown. */
class HouseTokenizer extends Tokenizer {
  /** A paragraph that begins with blanks is a paragraph; code is between fences. */
  override code(): undefined {
    return undefined;
  }
}

/** Whether a text is made to keep a parser busy: it is then better shown as it was typed. */
export function isTangled(text: string): boolean {
  return hasTooManyMarks(text) || DEEP.test(text) || LONG_WORD.test(text);
}

const marksIn = (text: string): number => text.match(MARKS)?.length ?? 0;

const hasTooManyMarks = (text: string): boolean =>
  marksIn(text) > MOST_MARKS &&
  text.split(PARAGRAPHS).some((paragraph) => marksIn(paragraph) > MOST_MARKS_OF_PARAGRAPH);

/** The tokens of a text; undefined for one that is tangled. */
export function lex(text: string): Token[] | undefined {
  if (isTangled(text)) return undefined;
  // A line end stays one: posts are written in a text area.
  return new Lexer({ gfm: true, breaks: true, tokenizer: new HouseTokenizer() }).lex(text);
}

export type { Token, Tokens };
