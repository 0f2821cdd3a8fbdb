import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '#components/feedback/alert.tsx';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { TextField } from '#components/form/text-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey } from '#lib/list-query.ts';
import { fileAddress } from '#lib/site-address.ts';
import { m } from '#messages';
import { restoreRecord } from '../../components/restore-record.ts';
import { useAction } from '../../components/use-action.ts';
import type { PostValues } from './post-fields.ts';
import form from './post-form.module.css';
import styles from './section-field.module.css';
import {
  type PictureSaid,
  pictureMarkdown,
  picturesIn,
  putText,
  type TextPicture,
} from './section-text.ts';

interface MarkdownPicturesProps {
  index: number;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** The site's own pictures in a section of Markdown. */
export function MarkdownPictures({ index, area }: MarkdownPicturesProps) {
  const text = useWatch<PostValues, `sections.${number}.text`>({ name: `sections.${index}.text` });
  const pictures = useMemo(
    () => picturesIn(text ?? '').filter(({ src }) => src.startsWith('/')),
    [text],
  );
  const put = ({ from, to }: TextPicture, markdown: string) => {
    if (area.current) putText(area.current, [from, to], markdown);
  };
  return (
    <SectionPictures
      index={index}
      pictures={pictures}
      onChange={(picture, changes) => put(picture, pictureMarkdown({ ...picture, ...changes }))}
      onRemove={(picture) => put(picture, '')}
    />
  );
}

interface SectionPicturesProps<Picture extends PictureSaid> {
  index: number;
  pictures: readonly Picture[];
  onChange: (picture: Picture, changes: Partial<PictureSaid>) => void;
  onRemove: (picture: Picture) => void;
}

/** The pictures of a section: what each shows, and what is under it. */
export function SectionPictures<Picture extends PictureSaid>(props: SectionPicturesProps<Picture>) {
  const { index, pictures, onChange, onRemove } = props;
  if (pictures.length === 0) return null;
  const missing = pictures.filter(({ alt }) => alt.trim() === '').length;
  return (
    <details open className={textStyle({ fill: 'shrink' })}>
      <summary className={textStyle({ size: 'small', weight: 'strong' }, form.summary)}>
        {m.admin_posts_pictures({ count: pictures.length })}
        {missing > 0 ? (
          <span className={textStyle({ tone: 'muted' })}>
            {' · '}
            {m.admin_posts_pictures_missing({ count: missing })}
          </span>
        ) : null}
      </summary>
      <Stack as="ul" gap={2} role="list" above={1}>
        {pictures.map((picture, place) => (
          <SectionPicture
            key={`${place}`}
            {...{ index, place, picture }}
            onChange={(changes) => onChange(picture, changes)}
            onRemove={() => onRemove(picture)}
          />
        ))}
      </Stack>
    </details>
  );
}

interface SectionPictureProps {
  index: number;
  place: number;
  picture: PictureSaid;
  onChange: (changes: Partial<PictureSaid>) => void;
  onRemove: () => void;
}

function SectionPicture({ index, place, picture, onChange, onRemove }: SectionPictureProps) {
  const name = `sections.${index}.text` as const;
  const surrounding = useSurroundingForm();
  const error = surrounding?.errorOf(name);
  const [unseen, setUnseen] = useState(false);
  const [comebacks, setComebacks] = useState(0);
  const back = () => {
    setUnseen(false);
    setComebacks(comebacks + 1);
    surrounding?.mended?.(name);
  };
  return (
    <li className={styles.picture}>
      <div className={styles.gone}>
        <GonePicture
          src={picture.src}
          suspect={error ?? unseen}
          onBack={back}
          onRemove={() => {
            onRemove();
            surrounding?.mended?.(name);
          }}
        />
      </div>
      <Picture
        key={comebacks}
        src={picture.src}
        alt=""
        sizes="96px"
        ratio={1}
        className={styles.image}
        onError={() => setUnseen(true)}
      />
      <div className={layoutClass('stack', { gap: 1 })}>
        <TextField
          name={`alt-${index}-${place}`}
          label={m.admin_posts_picture_alt({ number: place + 1 })}
          hint={picture.alt ? undefined : m.admin_posts_picture_alt_hint()}
          value={picture.alt}
          onChange={(alt) => onChange({ alt })}
          autoComplete="off"
        />
        <TextField
          name={`caption-${index}-${place}`}
          label={m.admin_posts_picture_caption({ number: place + 1 })}
          value={picture.caption}
          onChange={(caption) => onChange({ caption })}
          autoComplete="off"
        />
      </div>
    </li>
  );
}

interface GonePictureProps {
  src: string;
  /** Something is wrong where it stands, or it was not shown: whether it is there is asked. */
  suspect: unknown;
  /** It is there again. */
  onBack: () => void;
  onRemove: () => void;
}

/** Says of a picture of the library that it was deleted, and lets anyone who writes decide. */
export function GonePicture({ src, suspect, onBack, onRemove }: GonePictureProps) {
  const [gone, setGone] = useState<string>();
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    // what the browser keeps says nothing of that
    const request = fetch(fileAddress(src), { method: 'HEAD', cache: 'no-store', signal });
    const status = await request.then((answer) => answer.status).catch(() => undefined);
    if (status !== undefined) setGone(status === 404 ? src : undefined);
  });
  const [, id] = /^\/media\/([\w-]+)\//.exec(src) ?? [];
  useEffect(() => {
    if (!suspect || id === undefined) return;
    const asking = new AbortController();
    void ask(asking.signal);
    return () => asking.abort();
  }, [suspect, id]);
  const bringBack = useAction({
    send: (api, _input, queries) => restoreRecord(api, queries, { kind: 'picture', id: id ?? '' }),
    onDone: () => {
      setGone(undefined);
      onBack();
    },
    onSettled: (queries) => queries.invalidateQueries({ queryKey: listKey('library.list') }),
  });
  const isGone = gone !== undefined && gone === src;
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // under a long text nobody would see it, nor behind the foot of the form
    if (isGone) told.current?.scrollIntoView?.({ block: 'center' });
  }, [isGone]);
  if (!isGone) return null;
  return (
    <div ref={told}>
      <Alert
        tone="danger"
        title={m.admin_posts_picture_gone()}
        action={
          <Cluster gap={1}>
            <Button
              size="small"
              variant="secondary"
              busy={bringBack.isPending}
              onClick={() => bringBack.mutate()}
            >
              {m.admin_posts_section_undo()}
            </Button>
            <Button size="small" variant="ghost" onClick={onRemove}>
              {m.editing_remove()}
            </Button>
          </Cluster>
        }
      >
        {bringBack.error
          ? `${m.admin_trash_restore_failed()}. ${failureReason(bringBack.error)}`
          : m.admin_posts_picture_gone_hint()}
      </Alert>
    </div>
  );
}
