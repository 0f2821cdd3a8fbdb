import { type RefObject, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { TextField } from '#components/form/text-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { GonePicture } from './gone-picture.tsx';
import type { PostValues } from './post-fields.ts';
import form from './post-form.module.css';
import styles from './section-pictures.module.css';
import type { PictureSaid } from './section-text.ts';
import { pictureMarkdown, picturesIn, type TextPicture } from './text-pictures.ts';
import { putText } from './write-text.ts';

interface MarkdownPicturesProps {
  index: number;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** The site's own pictures in a section of Markdown. */
export function MarkdownPictures({ index, area }: MarkdownPicturesProps) {
  const text = useWatch<PostValues, `posts.${number}.text`>({ name: `posts.${index}.text` });
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

/** The pictures of a section: what each shows, and what stands under it. */
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
  const name = `posts.${index}.text` as const;
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
