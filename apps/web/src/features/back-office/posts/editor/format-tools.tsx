import { Bold, Code, Heading, Italic, Link2, List, Quote } from 'lucide-react';
import type { ComponentType, KeyboardEvent, RefObject } from 'react';
import { Row } from '#components/layout/primitives.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { m } from '#messages';
import { type Format, format } from './format.ts';
import styles from './section-field.module.css';
import { typeText } from './write-text.ts';

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
