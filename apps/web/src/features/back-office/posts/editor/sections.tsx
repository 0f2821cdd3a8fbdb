import { type LibraryItem, readPicture } from '@vitrine/contracts';
import { Plus } from 'lucide-react';
import { type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useItems } from '#components/editing/items-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { SortableList } from '#components/ui/sortable-list.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { m } from '#messages';
import type { TextMode } from './editor-choices.ts';
import type { PostValues } from './post-fields.ts';
import styles from './post-form.module.css';
import { SectionField } from './section-field.tsx';
import { asParagraph, END_OF_TEXT, pictureMarkdown, type SectionText } from './section-text.ts';
import { type TextPictures, useTextPictures } from './use-text-pictures.ts';

/** The text of a post, section by section; they are moved, and what is deleted comes back. */
export function Sections({ mode }: { mode: TextMode }) {
  const { rows, list, add, insert, remove, move } = useItems(
    'sections',
    '[role="textbox"], textarea',
  );
  const { getValues, setValue } = useFormContext<PostValues>();
  const [said, setSaid] = useState('');
  const texts = useRef(new Map<string, RefObject<SectionText | null>>());
  const onText = useCallback((row: string, text: RefObject<SectionText | null> | undefined) => {
    if (text) texts.current.set(row, text);
    else texts.current.delete(row);
  }, []);
  const pictures = useTextPictures(({ row, at }, { url, alt }: LibraryItem) => {
    const picture = { src: readPicture(url).src, alt, caption: '' };
    const isThere = rows.includes(row);
    // at the end of the last section where its own has gone
    const index = isThere ? rows.indexOf(row) : rows.length - 1;
    const text = texts.current.get(rows[index] ?? '')?.current;
    if (text) return text.insertPicture(isThere ? at : END_OF_TEXT, picture, false);
    // its editor is on its way
    const words = getValues(`sections.${index}.text`);
    const letter = Math.min(isThere ? at : END_OF_TEXT, words.length);
    const markdown = asParagraph(words, letter, letter, pictureMarkdown(picture));
    const changed = words.slice(0, letter) + markdown + words.slice(letter);
    setValue(`sections.${index}.text`, changed, { shouldDirty: true });
  });
  const removed = useRemovedSections({ rows, pictures, insert });
  const undo = (index: number) =>
    removed.before(index).map((section) => (
      <Undo
        key={section.row}
        section={section}
        onUndo={() => {
          setSaid('');
          removed.bringBack(section);
        }}
      />
    ));
  return (
    <Stack as="section" gap={3} ref={list} aria-label={m.admin_sections()}>
      {mode === 'markdown' ? <MarkdownHelp /> : null}
      <SortableList
        ids={rows}
        nameOf={(row) => m.admin_section_number({ number: rows.indexOf(row) + 1 })}
        onMove={move}
        className={layoutClass('stack', { gap: 3, list: true })}
      >
        {rows.map((row, index) => (
          <SectionField
            key={row}
            above={undo(index)}
            index={index}
            row={row}
            count={rows.length}
            mode={mode}
            pictures={pictures}
            onText={onText}
            onRemove={() => {
              removed.remember(index, getValues(`sections.${index}.text`));
              setSaid(sayRemoved(index + 1));
              remove(index);
            }}
          />
        ))}
      </SortableList>
      <div>
        {undo(rows.length)}
        <VisuallyHidden as="div">
          <div role="status">{said}</div>
        </VisuallyHidden>
        <Button variant="secondary" size="small" onClick={() => add({ text: '' })}>
          <Plus size={18} aria-hidden="true" />
          {m.admin_posts_add_section()}
        </Button>
      </div>
    </Stack>
  );
}

const sayRemoved = (number: number) => m.admin_posts_section_removed({ number });

interface UndoProps {
  section: RemovedSection;
  onUndo: () => void;
}

/** Stands where the section stood: a long text has its end far away. */
function Undo({ section, onUndo }: UndoProps) {
  const id = useId();
  return (
    <Row gap={1} align="center" className={textStyle({ size: 'small' }, styles.undo)}>
      <span id={id} aria-hidden="true">
        {sayRemoved(section.number)}
      </span>
      <Button size="small" variant="ghost" aria-describedby={id} onClick={onUndo}>
        {m.admin_posts_section_undo()}
      </Button>
    </Row>
  );
}

/** What can be written; closed until someone wants to know. */
function MarkdownHelp() {
  const rules = [
    m.admin_posts_markdown_help_heading(),
    m.admin_posts_markdown_help_emphasis(),
    m.admin_posts_markdown_help_link(),
    m.admin_posts_markdown_help_list(),
    m.admin_posts_markdown_help_quote(),
    m.admin_posts_markdown_help_code(),
    m.admin_posts_markdown_help_table(),
    m.admin_posts_markdown_help_picture(),
  ];
  return (
    <details className={textStyle({ tone: 'muted', size: 'small' })}>
      <summary className={styles.summary}>{m.admin_posts_markdown_help()}</summary>
      <ul className={layoutClass('stack', { gap: 0.5, above: 1 }, styles.rules)}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}

/** A section that was deleted, and where it stood. */
interface RemovedSection {
  /** The key that it had. */
  row: string;
  /** The number that it had. */
  number: number;
  text: string;
  /** The key of the section that it stood behind; undefined for the first. */
  behind: string | undefined;
}

interface Removing {
  /** The keys of those that are there. */
  rows: readonly string[];
  pictures: Pick<TextPictures, 'leave' | 'comeBack'>;
  insert: (index: number, section: { text: string }) => void;
}

/** The sections that were deleted, each of which can come back to where it stood among the others. */
function useRemovedSections({ rows, pictures, insert }: Removing) {
  // those behind the same section are in their order
  const [removed, setRemoved] = useState<readonly RemovedSection[]>([]);
  /** One that comes back, until its new key is known. */
  const coming = useRef<{ section: RemovedSection; known: readonly string[] }>(undefined);
  useLayoutEffect(() => {
    const { section, known = [] } = coming.current ?? {};
    const row = rows.find((key) => !known.includes(key));
    if (!section || !row) return;
    coming.current = undefined;
    // before its editor is made, which asks for the places of what is on its way
    pictures.comeBack(section.row, row);
    setRemoved((all) => {
      const place = all.indexOf(section);
      const isAfter = (one: RemovedSection, at: number) =>
        at > place && one.behind === section.behind;
      return all
        .map((one, at) => (isAfter(one, at) ? { ...one, behind: row } : one))
        .filter((one) => one !== section);
    });
  }, [rows, pictures]);

  /** Before which section it stood; at the end where those around it have gone. */
  const placeOf = ({ behind }: RemovedSection): number => {
    if (behind === undefined) return 0;
    const index = rows.indexOf(behind);
    return index < 0 ? rows.length : index + 1;
  };
  return {
    /** The sections that stood before the one at a place. */
    before: (index: number) => removed.filter((one) => placeOf(one) === index),
    /** Called before it is taken out. */
    remember(index: number, text: string): void {
      const row = rows[index];
      if (row === undefined) return;
      pictures.leave(row);
      const behind = rows[index - 1];
      setRemoved((all) => [
        ...all.filter((one) => one.behind !== row),
        { row, number: index + 1, text, behind },
        ...all.filter((one) => one.behind === row).map((one) => ({ ...one, behind })),
      ]);
    },
    bringBack(section: RemovedSection): void {
      coming.current = { section, known: rows };
      insert(placeOf(section), { text: section.text });
    },
  };
}
