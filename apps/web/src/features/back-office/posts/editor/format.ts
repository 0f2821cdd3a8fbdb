interface Formatted {
  /** What takes the place of the lines or letters from `from` to `to`. */
  from: number;
  to: number;
  text: string;
  /** What is selected afterwards. */
  select: readonly [number, number];
}

const AROUND = { bold: '**', italic: '*', code: '`' } as const;
const BEFORE = { heading: '## ', list: '- ', quote: '> ' } as const;
const ADDRESS = 'https://';

export type Format = keyof typeof AROUND | keyof typeof BEFORE | 'link';

/** Formats what is selected as Markdown; done once more, the format is taken away. */
export function format(text: string, start: number, end: number, wanted: Format): Formatted {
  if (wanted === 'link') {
    const words = text.slice(start, end);
    const at = start + words.length + 3;
    const select = [at, at + ADDRESS.length] as const;
    return { from: start, to: end, text: `[${words}](${ADDRESS})`, select };
  }
  if (wanted in AROUND) return around(text, start, end, AROUND[wanted as keyof typeof AROUND]);
  return before(text, start, end, BEFORE[wanted as keyof typeof BEFORE]);
}

function around(text: string, start: number, end: number, mark: string): Formatted {
  const { length } = mark;
  const words = text.slice(start, end);
  if (isWithin(text, start, mark) && text.startsWith(mark, end)) {
    const from = start - length;
    return { from, to: end + length, text: words, select: [from, from + words.length] };
  }
  const select = [start + length, end + length] as const;
  return { from: start, to: end, text: mark + words + mark, select };
}

/** Two stars are bold and one is italic; three are both. */
function isWithin(text: string, start: number, mark: string): boolean {
  const stars = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0;
  if (mark === '*') return stars % 2 === 1;
  return text.slice(0, start).endsWith(mark);
}

/** Whole lines, whatever of them is selected. */
function before(text: string, start: number, end: number, mark: string): Formatted {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isFormatted = lines.every((line) => line.startsWith(mark));
  const marked = lines
    .map((line) => (isFormatted ? line.slice(mark.length) : mark + line))
    .join('\n');
  const at = from + marked.length;
  return { from, to, text: marked, select: [at, at] };
}
