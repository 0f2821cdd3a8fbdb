import { type LibraryItem, withoutFocalPoint } from '@vitrine/contracts';
import { Plus } from 'lucide-react';
import { type RefObject, useCallback, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useItems } from '#components/editing/items-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { SortableList } from '#components/ui/sortable-list.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { m } from '#messages';
import type { PostValues } from './post-fields.ts';
import styles from './post-form.module.css';
import { SectionField } from './section-field.tsx';
import { END_OF_TEXT, type SectionText } from './section-text.ts';
import type { TextMode } from './text-mode.ts';
import { asParagraph, pictureMarkdown } from './text-pictures.ts';
import { type RemovedSection, useRemovedSections } from './use-removed-sections.ts';
import { useTextPictures } from './use-text-pictures.ts';

/** The text of a post, section by section; they are moved, and what is deleted comes back. */
export function Sections({ mode }: { mode: TextMode }) {
  const { rows, list, add, insert, remove, move } = useItems('posts', '[role="textbox"], textarea');
  const { getValues, setValue } = useFormContext<PostValues>();
  const [said, setSaid] = useState('');
  const texts = useRef(new Map<string, RefObject<SectionText | null>>());
  const onText = useCallback((row: string, text: RefObject<SectionText | null> | undefined) => {
    if (text) texts.current.set(row, text);
    else texts.current.delete(row);
  }, []);
  const pictures = useTextPictures(({ row, at }, { url, alt }: LibraryItem) => {
    const picture = { src: withoutFocalPoint(url), alt, caption: '' };
    const isThere = rows.includes(row);
    // at the end of the last section where its own has gone
    const index = isThere ? rows.indexOf(row) : rows.length - 1;
    const text = texts.current.get(rows[index] ?? '')?.current;
    if (text) return text.insertPicture(isThere ? at : END_OF_TEXT, picture, false);
    // its editor is on its way
    const words = getValues(`posts.${index}.text`);
    const letter = Math.min(isThere ? at : END_OF_TEXT, words.length);
    const markdown = asParagraph(words, letter, letter, pictureMarkdown(picture));
    const changed = words.slice(0, letter) + markdown + words.slice(letter);
    setValue(`posts.${index}.text`, changed, { shouldDirty: true });
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
              removed.remember(index, getValues(`posts.${index}.text`));
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

/** What can be written; closed until somebody wants to know. */
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
