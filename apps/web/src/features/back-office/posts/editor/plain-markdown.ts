/** As much of a line as tells whether it begins like a block. */
const LINE_START = 12;

/** Words as Markdown that means nothing but themselves, however many pieces a line comes in. */
export class PlainMarkdown {
  /** How the line begins that is being written. */
  #line = '';

  /** What comes next begins a line. */
  startLine(): void {
    this.#line = '';
  }

  escaped(words: string): string {
    const before = this.#line;
    this.#line = (before + words).slice(0, LINE_START);
    const written = words.replace(/[\\`*_[\]<>~|]/g, '\\$&');
    const sign = signPlace(before, words);
    // no letter before the sign is one that was escaped
    return sign < 0 ? written : `${written.slice(0, sign)}\\${written.slice(sign)}`;
  }
}

/** Where in the words a sign makes a heading, a list, a table or a line of the words; -1 without one. */
function signPlace(before: string, words: string): number {
  const number = /^\s*\d{1,9}(?=[.)](\s|$))/.exec(before + words);
  if (number) return number[0].length - before.length;
  if (before.trim() !== '') return -1;
  const sign = /^\s*(?=[-:]([\s:-]|$)|\+(\s|$)|=+(\s|$)|#{1,6}(\s|$))/.exec(words);
  return sign ? sign[0].length : -1;
}
