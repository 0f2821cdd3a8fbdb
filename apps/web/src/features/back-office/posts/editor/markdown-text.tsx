import { type ClipboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { cx } from '#components/cx.ts';
import { FieldShell } from '#components/form/field-shell.tsx';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { Row } from '#components/layout/primitives.tsx';
import { m } from '#messages';
import { FormatTools, formatByKey } from './format-tools.tsx';
import { isFormatted, OWN_HTML, type PasteLoss, readPasted } from './pasted.ts';
import type { PostValues } from './post-fields.ts';
import styles from './section-field.module.css';
import { MarkdownPictures } from './section-pictures.tsx';
import {
  asParagraph,
  movedPlace,
  pictureMarkdown,
  putText,
  type SectionText,
  typeText,
} from './section-text.ts';
import type { TextPictures } from './use-text-pictures.ts';

export interface TextProps {
  index: number;
  /** The key of the section, which stays its own wherever it moves. */
  row: string;
  pictures: TextPictures;
  /** Given to what is brought into the text. */
  text: RefObject<SectionText | null>;
  onFiles: (files: readonly File[]) => void;
  /** Told of everything that is pasted what of it is not here. */
  onPasted: (loss: PasteLoss) => void;
  /** What is done with the whole section, beside its label. */
  tools: ReactNode;
  /** What brings something into the text, under it. */
  inserts: ReactNode;
}

interface MarkdownTextProps extends TextProps {
  hint?: string | undefined;
}

/** A section written as Markdown, in a plain text area. */
export function MarkdownText(props: MarkdownTextProps) {
  const { index, row, pictures, text, onFiles, onPasted, tools, inserts, hint } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const name = `sections.${index}.text` as const;
  const number = index + 1;
  const { register, getValues } = useFormContext<PostValues>();
  const { ref, onChange, ...input } = register(name);
  const error = useSurroundingForm()?.errorOf(name);
  useSectionText(area, text);
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // an office program sends a picture of the words along, too
    if (files.length > 0 && !types.includes('text/plain')) {
      event.preventDefault();
      onFiles(Array.from(files));
      return;
    }
    const html = event.clipboardData.getData('text/html');
    // what has neither paragraphs nor marks may well be Markdown, copied out of another editor
    if (!area.current || !isFormatted(html) || html.includes(OWN_HTML)) return;
    event.preventDefault();
    const here = area.current;
    const words = event.clipboardData.getData('text/plain');
    void readPasted(html, words).then(({ markdown, ...loss }) => {
      typeText(here, [here.selectionStart, here.selectionEnd], markdown);
      onPasted(loss);
    });
  };
  return (
    <>
      <Row align="center" className={styles.tools}>
        <FormatTools number={number} area={area} />
        {tools}
      </Row>
      <FieldShell label={m.admin_section_number({ number })} error={error} hint={hint}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            {...input}
            ref={(element) => {
              area.current = element;
              ref(element);
            }}
            rows={5}
            onChange={(event) => {
              const before = getValues(name);
              const { value } = event.target;
              pictures.moved(row, (at) => movedPlace(before, value, at));
              return onChange(event);
            }}
            onPaste={paste}
            onKeyDown={formatByKey}
            className={cx(className, styles.area)}
          />
        )}
      </FieldShell>
      <div className={styles.after}>
        {inserts}
        <MarkdownPictures index={index} area={area} />
      </div>
    </>
  );
}

/** A text area as the text of a section. */
function useSectionText(
  area: RefObject<HTMLTextAreaElement | null>,
  text: RefObject<SectionText | null>,
): void {
  const handle = useRef<SectionText>({
    placeAt: () => area.current?.selectionEnd ?? 0,
    insertPicture(place, picture, byHand) {
      if (!area.current) return;
      const { value } = area.current;
      const at = Math.min(place, value.length);
      const markdown = asParagraph(value, at, at, pictureMarkdown(picture));
      (byHand ? typeText : putText)(area.current, [at, at], markdown);
    },
    insertLink(title, href) {
      if (!area.current) return;
      const { value, selectionStart, selectionEnd } = area.current;
      const chosen = value.slice(selectionStart, selectionEnd).trim();
      const words = chosen || title.replace(/[[\]\\]/g, '\\$&');
      typeText(area.current, [selectionStart, selectionEnd], `[${words}](${href})`);
    },
  });
  useEffect(() => {
    const own = handle.current;
    text.current = own;
    return () => {
      if (text.current === own) text.current = null;
    };
  }, [text]);
}
