import { safeLink } from '@vitrine/markdown';
import { type FormEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { cx } from '#components/cx.ts';
import { FieldShell } from '#components/form/field-shell.tsx';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { TextField } from '#components/form/text-field.tsx';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { m } from '#messages';
import { MarkdownText, type TextProps } from '../markdown-text.tsx';
import type { PostValues } from '../post-fields.ts';
import fieldStyles from '../section-field.module.css';
import { SectionPictures } from '../section-pictures.tsx';
import { FormatBar } from './format-bar.tsx';
import styles from './formatted-text.module.css';
import { type OpenedText, openText, type Unheldness } from './normal-form.ts';
import { textField, useTextView } from './use-text-view.ts';

const REASONS: Record<Unheldness, () => string> = {
  definitions: m.admin_posts_unheld_definitions,
  boxes: m.admin_posts_unheld_boxes,
  links: m.admin_posts_unheld_links,
  pictures: m.admin_posts_unheld_pictures,
  tangled: m.admin_posts_unheld_tangled,
  different: m.admin_posts_unheld_different,
};

/**
 * A section written as it will look. What is kept is Markdown all the same; a text that would lose
 * something stays in the text area, which says why.
 */
export function FormattedText(props: TextProps) {
  const { value, onChange, ref } = useController<PostValues, `sections.${number}.text`>({
    name: `sections.${props.index}.text`,
  }).field;
  const [opened, setOpened] = useState(() => ({ text: value, held: openText(value) }));
  // what was typed here is known; a draft that is restored, or a merge, is not
  if (typeof opened.held !== 'string' && value !== opened.text) {
    setOpened({ text: value, held: openText(value) });
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
  held: OpenedText;
  onChange: (text: string) => void;
  fieldRef: (control: { focus: () => void }) => void;
}

function Editor({ held, onChange, fieldRef, ...props }: EditorProps) {
  const { index, tools, inserts } = props;
  const number = index + 1;
  const [linking, setLinking] = useState(false);
  const label = m.admin_section_number({ number });
  const error = useSurroundingForm()?.errorOf(`sections.${index}.text`);
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

interface LinkDialogProps {
  /** Where the link leads that is there already; '' for a new one. */
  href: string;
  onClose: () => void;
  /** Told where it is to lead; undefined where there is to be no link. */
  onChoose: (href: string | undefined) => void;
}

/** Asks where a link is to lead. */
function LinkDialog({ href, onClose, onChoose }: LinkDialogProps) {
  const [address, setAddress] = useState(href);
  const [error, setError] = useState<string>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    // around this stands the form of the whole post
    event.stopPropagation();
    const written = address.trim();
    const wanted = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(written) ? `https://${written}` : written;
    const link = safeLink(wanted);
    if (!link) return setError(m.admin_posts_link_invalid());
    onClose();
    onChoose(link.href);
  };
  return (
    <Dialog open size="small" title={m.admin_posts_link()} onOpenChange={onClose}>
      <Stack as="form" gap={2} onSubmit={send} noValidate>
        <TextField
          name="link-address"
          label={m.admin_posts_link_address()}
          hint={m.admin_posts_link_address_hint()}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={setAddress}
          error={error}
          data-initial-focus=""
        />
        <Row gap={1} justify="end">
          {href ? (
            <Button
              variant="ghost"
              onClick={() => {
                onClose();
                onChoose(undefined);
              }}
            >
              {m.admin_posts_link_remove()}
            </Button>
          ) : null}
          <Button type="submit">{m.admin_posts_link_set()}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
