import { type RefObject, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '#components/form/text-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
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
  const change = (picture: TextPicture, changes: Partial<PictureSaid>) => {
    const { from, to } = picture;
    if (area.current)
      putText(area.current, [from, to], pictureMarkdown({ ...picture, ...changes }));
  };
  return <SectionPictures index={index} pictures={pictures} onChange={change} />;
}

interface SectionPicturesProps<Picture extends PictureSaid> {
  index: number;
  pictures: readonly Picture[];
  onChange: (picture: Picture, changes: Partial<PictureSaid>) => void;
}

/** The pictures of a section: what each shows, and what stands under it. */
export function SectionPictures<Picture extends PictureSaid>({
  index,
  pictures,
  onChange,
}: SectionPicturesProps<Picture>) {
  if (pictures.length === 0) return null;
  const missing = pictures.filter(({ alt }) => alt.trim() === '').length;
  return (
    <details open className={textStyle({ fill: 'shrink' })}>
      <summary className={textStyle({ size: 'small', weight: 'strong' }, form.summary)}>
        {m.admin_blog_pictures({ count: pictures.length })}
        {missing > 0 ? (
          <span className={textStyle({ tone: 'muted' })}>
            {' · '}
            {m.admin_blog_pictures_missing({ count: missing })}
          </span>
        ) : null}
      </summary>
      <Stack as="ul" gap={2} role="list" above={1}>
        {pictures.map((picture, place) => (
          <li key={`${place}`} className={styles.picture}>
            <Picture src={picture.src} alt="" sizes="96px" ratio={1} className={styles.image} />
            <div className={layoutClass('stack', { gap: 1 })}>
              <TextField
                name={`alt-${index}-${place}`}
                label={m.admin_blog_picture_alt({ number: place + 1 })}
                hint={picture.alt ? undefined : m.admin_blog_picture_alt_hint()}
                value={picture.alt}
                onChange={(alt) => onChange(picture, { alt })}
                autoComplete="off"
              />
              <TextField
                name={`caption-${index}-${place}`}
                label={m.admin_blog_picture_caption({ number: place + 1 })}
                value={picture.caption}
                onChange={(caption) => onChange(picture, { caption })}
                autoComplete="off"
              />
            </div>
          </li>
        ))}
      </Stack>
    </details>
  );
}
