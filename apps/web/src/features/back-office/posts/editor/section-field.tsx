import { Trash2 } from 'lucide-react';
import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '#components/cx.ts';
import { Alert } from '#components/feedback/alert.tsx';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { MoveButtons, SortHandle } from '#components/ui/sortable-list.tsx';
import { m } from '#messages';
import { loadedPart } from '../../components/loaded-part.tsx';
import { UploadList } from '../../library/upload-area.tsx';
import type { TextMode } from './editor-choices.ts';
import { MarkdownText, type TextProps } from './markdown-text.tsx';
import { BesideOriginal } from './original.tsx';
import type { PasteLoss } from './pasted.ts';
import styles from './section-field.module.css';
import { SectionInserts } from './section-inserts.tsx';
import { END_OF_TEXT, type SectionText } from './section-text.ts';
import type { TextPictures } from './use-text-pictures.ts';

/** The editor of formatted text comes with the first full page that shows one. */
const FormattedText = loadedPart<TextProps>(
  'formatted text',
  async () => (await import('./rich/formatted-text.tsx')).FormattedText,
);

interface SectionFieldProps {
  index: number;
  /** Its key, which stays its own wherever it moves. */
  row: string;
  mode: TextMode;
  /** What is said over it. */
  above: ReactNode;
  pictures: TextPictures;
  /** How many sections there are: a single one is neither moved nor deleted. */
  count: number;
  onRemove: () => void;
  /** Told the text of the section, and undefined once it is gone. */
  onText: (row: string, text: RefObject<SectionText | null> | undefined) => void;
}

/** What of a paste did not come along. */
function LostInPaste({ end, pictures, onDismiss }: PasteLoss & { onDismiss: () => void }) {
  if (end === undefined && pictures === 0) return null;
  return (
    <Alert
      title={end === undefined ? m.admin_posts_paste_pictures() : m.admin_posts_paste_cut()}
      action={
        <Button size="small" variant="ghost" onClick={onDismiss}>
          {m.ui_dismiss()}
        </Button>
      }
    >
      {end === undefined ? null : <p>{m.admin_posts_paste_cut_hint({ end })}</p>}
      {pictures > 0 ? <p>{m.admin_posts_paste_pictures_hint({ count: pictures })}</p> : null}
    </Alert>
  );
}

/** A section of a post with what is brought into it. */
export function SectionField(props: SectionFieldProps) {
  const { index, row, mode, above, pictures, count, onRemove, onText } = props;
  const text = useRef<SectionText>(null);
  const [over, setOver] = useState(false);
  const [loss, setLoss] = useState<PasteLoss>({ pictures: 0 });
  const number = index + 1;
  const label = m.admin_section_number({ number });
  const uploads = pictures.of(row);
  const list = useRef<HTMLDivElement>(null);
  const failed = uploads.filter(({ problem }) => problem !== undefined).length;
  useEffect(() => {
    // under a long text nobody would see it
    if (failed > 0) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failed]);
  useEffect(() => {
    onText(row, text);
    return () => onText(row, undefined);
  }, [row, onText]);
  const upload = (files: readonly File[], point?: { x: number; y: number }) =>
    pictures.add(row, text.current?.placeAt(point) ?? END_OF_TEXT, files);
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    upload(Array.from(event.dataTransfer.files), { x: event.clientX, y: event.clientY });
  };
  const tools =
    count > 1 ? (
      <Row align="center" className={styles.arrange}>
        <SortHandle id={row} name={label} />
        <MoveButtons id={row} name={label} place={index} count={count} />
        <IconButton
          tone="danger"
          label={m.admin_posts_remove_section({ number })}
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </Row>
    ) : null;
  const inserts = (
    <>
      <LostInPaste {...loss} onDismiss={() => setLoss({ pictures: 0 })} />
      <SectionInserts number={number} text={text} onFiles={upload} />
      <div ref={list}>
        <UploadList uploads={uploads} retry={pictures.retry} dismiss={pictures.dismiss} />
      </div>
    </>
  );
  const Text = mode === 'formatted' ? FormattedText : MarkdownText;
  return (
    <Stack as="li" data-item="" onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
      {above}
      <BesideOriginal path={`sections.${index}`}>
        <Stack className={cx(styles.section, over && styles.over)}>
          <Text
            {...{ index, row, pictures, text, tools, inserts }}
            onFiles={upload}
            onPasted={setLoss}
          />
        </Stack>
      </BesideOriginal>
    </Stack>
  );
}
