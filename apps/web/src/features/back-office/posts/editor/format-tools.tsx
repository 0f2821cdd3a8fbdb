import { Bold, Code, Heading, Italic, Link2, List, Quote } from 'lucide-react';
import type { ComponentType, KeyboardEvent, RefObject } from 'react';
import { Row } from '#components/layout/primitives.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { m } from '#messages';
import styles from './section-field.module.css';
import { typeText } from './section-text.ts';

interface Tool {
  format: Format;
  label: () => string;
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  /** With Ctrl or Cmd, as in every editor. */
  key?: string;
}

const TOOLS: readonly Tool[] = [
  { format: 'bold', label: m.admin_posts_format_bold, icon: Bold, key: 'b' },
  { format: 'italic', label: m.admin_posts_format_italic, icon: Italic, key: 'i' },
  { format: 'heading', label: m.admin_posts_format_heading, icon: Heading },
  { format: 'link', label: m.admin_posts_link, icon: Link2, key: 'k' },
  { format: 'list', label: m.admin_posts_format_list, icon: List },
  { format: 'quote', label: m.admin_posts_format_quote, icon: Quote },
  { format: 'code', label: m.admin_posts_format_code, icon: Code },
];

interface FormatToolsProps {
  number: number;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** Writes Markdown for those who do not know it. */
export function FormatTools({ number, area }: FormatToolsProps) {
  return (
    <Row
      as="fieldset"
      fill="shrink"
      aria-label={m.admin_posts_format_tools({ number })}
      className={styles.formats}
    >
      {TOOLS.map(({ format: wanted, label, icon: Icon }) => (
        <IconButton
          key={wanted}
          label={label()}
          className={styles.tool}
          // the selection stays where it is
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => area.current && apply(area.current, wanted)}
        >
          <Icon size={16} aria-hidden="true" />
        </IconButton>
      ))}
    </Row>
  );
}

/** The same by Ctrl or Cmd and a letter. */
export function formatByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase());
  if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  apply(event.currentTarget, tool.format);
}

function apply(area: HTMLTextAreaElement, wanted: Format): void {
  const { value, selectionStart, selectionEnd } = area;
  const { from, to, text, select } = format(value, selectionStart, selectionEnd, wanted);
  typeText(area, [from, to], text);
  area.setSelectionRange(...select);
}

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
