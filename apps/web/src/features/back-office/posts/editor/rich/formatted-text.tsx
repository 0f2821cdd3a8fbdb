import { useState } from 'react';
import { useController } from 'react-hook-form';
import { cx } from '#components/cx.ts';
import { FieldShell } from '#components/form/field-shell.tsx';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { Row } from '#components/layout/primitives.tsx';
import { m } from '#messages';
import { MarkdownText, type TextProps } from '../markdown-text.tsx';
import type { PostValues } from '../post-fields.ts';
import fieldStyles from '../section-field.module.css';
import { SectionPictures } from '../section-pictures.tsx';
import { FormatBar } from './format-bar.tsx';
import styles from './formatted-text.module.css';
import { HeldText, type Unheldness } from './held-text.ts';
import { LinkDialog } from './link-dialog.tsx';
import { textField } from './text-attributes.ts';
import { useTextView } from './use-text-view.ts';

const REASONS: Record<Unheldness, () => string> = {
  definitions: m.admin_posts_unheld_definitions,
  boxes: m.admin_posts_unheld_boxes,
  links: m.admin_posts_unheld_links,
  pictures: m.admin_posts_unheld_pictures,
  tangled: m.admin_posts_unheld_tangled,
  different: m.admin_posts_unheld_different,
};

/**
 * A section written as it will look. What is kept is Markdown all the same; a text that could not be
 * kept as it is stays in the text area, which says why.
 */
export function FormattedText(props: TextProps) {
  const { value, onChange, ref } = useController<PostValues, `posts.${number}.text`>({
    name: `posts.${props.index}.text`,
  }).field;
  const [opened, setOpened] = useState(() => ({ text: value, held: HeldText.open(value) }));
  // what was typed here is known; a draft that is restored, or a merge, is not
  if (typeof opened.held !== 'string' && value !== opened.text) {
    setOpened({ text: value, held: HeldText.open(value) });
  }
  if (typeof opened.held === 'string') {
    return <MarkdownText {...props} hint={REASONS[opened.held]()} />;
  }
  const change = (text: string) => {
    opened.text = text;
    onChange(text);
  };
  return <Editor {...props} held={opened.held} onChange={change} fieldRef={ref} />;
}

interface EditorProps extends TextProps {
  held: HeldText;
  onChange: (text: string) => void;
  fieldRef: (control: { focus: () => void }) => void;
}

function Editor({ held, onChange, fieldRef, ...props }: EditorProps) {
  const { index, tools, inserts } = props;
  const number = index + 1;
  const [linking, setLinking] = useState(false);
  const label = m.admin_section_number({ number });
  const error = useSurroundingForm()?.errorOf(`posts.${index}.text`);
  const { host, state, run, pictures, changePicture, removePicture, href, setLink } = useTextView({
    ...{ ...props, held, onChange, fieldRef },
    onLink: () => setLinking(true),
  });
  return (
    <>
      <Row align="center" className={fieldStyles.tools}>
        {tools}
      </Row>
      <FieldShell label={label} error={error}>
        {({ className, ...control }) => (
          <div className={cx(className, styles.box)} data-invalid={control['aria-invalid']}>
            <FormatBar number={number} state={state} run={run} onLink={() => setLinking(true)} />
            {/* What it holds, and that it can be written in, is the editor's matter. */}
            <div {...control} {...textField(control.id)} ref={host} />
          </div>
        )}
      </FieldShell>
      <div className={fieldStyles.after}>
        {inserts}
        <SectionPictures
          index={index}
          pictures={pictures}
          onChange={changePicture}
          onRemove={removePicture}
        />
      </div>
      {linking ? (
        <LinkDialog href={href()} onClose={() => setLinking(false)} onChoose={setLink} />
      ) : null}
    </>
  );
}
