import { Bold, Code, Heading, Italic, Link2, List, Quote } from 'lucide-react';
import type { ComponentType, KeyboardEvent, RefObject } from 'react';
import { m } from '#messages';
import { IconButton } from '../../../../components/ui/icon-button.tsx';
import { type Format, format, formats } from './format.ts';
import styles from './format-tools.module.css';

const ICONS: Record<Format, ComponentType<{ size: number; 'aria-hidden': 'true' }>> = {
  bold: Bold,
  italic: Italic,
  heading: Heading,
  link: Link2,
  list: List,
  quote: Quote,
  code: Code,
};

interface FormatToolsProps {
  number: number;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** Writes Markdown for those who do not know it. */
export function FormatTools({ number, area }: FormatToolsProps) {
  const labels = formatLabels();
  return (
    <fieldset aria-label={m.admin_blog_format_tools({ number })} className={styles.tools}>
      {formats.map((wanted) => {
        const Icon = ICONS[wanted];
        return (
          <IconButton
            key={wanted}
            label={labels[wanted]}
            className={styles.tool}
            // the selection stays where it is
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => area.current && apply(area.current, wanted)}
          >
            <Icon size={16} aria-hidden="true" />
          </IconButton>
        );
      })}
    </fieldset>
  );
}

const formatLabels = (): Record<Format, string> => ({
  bold: m.admin_blog_format_bold(),
  italic: m.admin_blog_format_italic(),
  heading: m.admin_blog_format_heading(),
  link: m.admin_blog_format_link(),
  list: m.admin_blog_format_list(),
  quote: m.admin_blog_format_quote(),
  code: m.admin_blog_format_code(),
});

const KEYS: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', k: 'link' };

/** The keys that every editor has for it. */
export function formatByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const wanted = KEYS[event.key.toLowerCase()];
  if (!wanted || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  apply(event.currentTarget, wanted);
}

function apply(area: HTMLTextAreaElement, wanted: Format): void {
  const { value, selectionStart, selectionEnd } = area;
  const { from, to, text, select } = format(value, selectionStart, selectionEnd, wanted);
  area.focus();
  area.setSelectionRange(from, to);
  // The only way that the browser's own undo knows of; where it is gone, plain writing does.
  const isTyped = document.execCommand?.('insertText', false, text) ?? false;
  if (!isTyped) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
