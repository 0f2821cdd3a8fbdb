import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Undo2,
} from 'lucide-react';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from 'prosemirror-tables';
import type { ComponentType } from 'react';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { m } from '#messages';
import { type FormatName, formats, linkAround } from './formats.ts';
import styles from './formatted-text.module.css';

type Icon = ComponentType<{ size: number; 'aria-hidden': 'true' }>;

const TOOLS: readonly { format: FormatName; label: () => string; icon: Icon }[] = [
  { format: 'bold', label: m.admin_posts_format_bold, icon: Bold },
  { format: 'italic', label: m.admin_posts_format_italic, icon: Italic },
  { format: 'heading', label: m.admin_posts_format_heading, icon: Heading2 },
  { format: 'subheading', label: m.admin_posts_format_subheading, icon: Heading3 },
  { format: 'list', label: m.admin_posts_format_list, icon: List },
  { format: 'numbers', label: m.admin_posts_format_numbers, icon: ListOrdered },
  { format: 'quote', label: m.admin_posts_format_quote, icon: Quote },
  { format: 'deleted', label: m.admin_posts_format_deleted, icon: Strikethrough },
  { format: 'code', label: m.admin_posts_format_code, icon: Code },
  { format: 'codeBlock', label: m.admin_posts_format_code_block, icon: SquareCode },
  { format: 'table', label: m.admin_posts_format_table, icon: Table },
  { format: 'rule', label: m.admin_posts_format_rule, icon: Minus },
];

const TABLE_TOOLS: readonly { label: () => string; run: Command }[] = [
  { label: m.admin_posts_table_row_add, run: addRowAfter },
  { label: m.admin_posts_table_column_add, run: addColumnAfter },
  { label: m.admin_posts_table_row_delete, run: deleteRow },
  { label: m.admin_posts_table_column_delete, run: deleteColumn },
  { label: m.admin_posts_table_delete, run: deleteTable },
];

interface FormatBarProps {
  number: number;
  state: EditorState;
  run: (command: Command) => void;
  onLink: () => void;
}

/** What can be done with the text; what the selection has already is pressed. */
export function FormatBar({ number, state, run, onLink }: FormatBarProps) {
  return (
    <div className={styles.bar}>
      <Cluster
        as="fieldset"
        gap={0}
        aria-label={m.admin_posts_format_tools({ number })}
        className={styles.tools}
      >
        {TOOLS.map(({ format, label, icon }) => (
          <Tool
            key={format}
            label={label()}
            icon={icon}
            pressed={formats[format].isOn(state)}
            onPress={() => run(formats[format].run)}
          />
        ))}
        <Tool
          label={m.admin_posts_link()}
          icon={Link2}
          pressed={linkAround(state) !== undefined}
          onPress={onLink}
        />
        <Tool
          label={m.admin_posts_format_undo()}
          icon={Undo2}
          disabled={undoDepth(state) === 0}
          onPress={() => run(undo)}
        />
        <Tool
          label={m.admin_posts_format_redo()}
          icon={Redo2}
          disabled={redoDepth(state) === 0}
          onPress={() => run(redo)}
        />
      </Cluster>
      {formats.table.isOn(state) ? (
        <Cluster
          as="fieldset"
          gap={0.5}
          aria-label={m.admin_posts_format_table()}
          className={styles.tools}
        >
          {TABLE_TOOLS.map(({ label, run: command }) => (
            <Button
              key={label()}
              size="small"
              variant="ghost"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              {label()}
            </Button>
          ))}
        </Cluster>
      ) : null}
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: Icon;
  /** Left out where a tool is no state of the text. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  onPress: () => void;
}

function Tool({ label, icon: Icon, pressed, disabled, onPress }: ToolProps) {
  return (
    <IconButton
      label={label}
      aria-pressed={pressed}
      disabled={disabled}
      className={styles.tool}
      // the selection stays where it is
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size={16} aria-hidden="true" />
    </IconButton>
  );
}
