import { Bold, Code, Heading, Italic, Link2, List, Quote, Trash2 } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type RefObject, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { cx } from '#components/cx.ts';
import { FieldShell } from '#components/form/field-shell.tsx';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { Row } from '#components/layout/primitives.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { m } from '#messages';
import { type Format, format } from './format.ts';
import type { PostValues } from './post-fields.ts';
import styles from './section-field.module.css';

interface SectionFieldProps {
  index: number;
  /** Undefined for the only one there is. */
  onRemove: (() => void) | undefined;
}

/** A section of a post, written as Markdown. */
export function SectionField({ index, onRemove }: SectionFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const name = `posts.${index}.text` as const;
  const { ref, ...input } = useFormContext<PostValues>().register(name);
  const error = useSurroundingForm()?.errorOf(name);
  const number = index + 1;
  return (
    <div className={styles.section} data-item="">
      <Row align="center" className={styles.tools}>
        <FormatTools number={number} area={area} />
        {onRemove ? (
          <IconButton
            tone="danger"
            label={m.admin_blog_remove_section({ number })}
            onClick={onRemove}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
      </Row>
      <FieldShell label={m.admin_section_number({ number })} error={error}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            {...input}
            ref={(element) => {
              area.current = element;
              ref(element);
            }}
            rows={6}
            onKeyDown={formatByKey}
            className={cx(className, styles.area)}
          />
        )}
      </FieldShell>
    </div>
  );
}

interface Tool {
  format: Format;
  label: () => string;
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  /** With Ctrl or Cmd, as in every editor. */
  key?: string;
}

const TOOLS: readonly Tool[] = [
  { format: 'bold', label: m.admin_blog_format_bold, icon: Bold, key: 'b' },
  { format: 'italic', label: m.admin_blog_format_italic, icon: Italic, key: 'i' },
  { format: 'heading', label: m.admin_blog_format_heading, icon: Heading },
  { format: 'link', label: m.admin_blog_link, icon: Link2, key: 'k' },
  { format: 'list', label: m.admin_blog_format_list, icon: List },
  { format: 'quote', label: m.admin_blog_format_quote, icon: Quote },
  { format: 'code', label: m.admin_blog_format_code, icon: Code },
];

interface FormatToolsProps {
  number: number;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** Writes Markdown for those who do not know it. */
function FormatTools({ number, area }: FormatToolsProps) {
  return (
    <Row
      as="fieldset"
      fill="shrink"
      aria-label={m.admin_blog_format_tools({ number })}
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

function formatByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase());
  if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  apply(event.currentTarget, tool.format);
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
