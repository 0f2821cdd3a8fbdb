import type { MediaItem } from '@vitrine/contracts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { layoutClass } from '../layout/layout-class.ts';
import { Stack } from '../layout/primitives.tsx';
import { Picture } from '../ui/picture.tsx';
import { textStyle } from '../ui/text-style.ts';
import { writtenDescription } from './media-description.ts';
import styles from './media-gallery.module.css';
import { readableTitle } from './media-title.ts';

interface MediaGalleryProps {
  /** Images and videos. */
  items: readonly MediaItem[];
  /** Pictures without words. */
  pictures: readonly string[];
  /** Whose pictures they are, for those that say nothing themselves. */
  name: string;
}

const SIZES = '(min-width: 80rem) 46rem, (min-width: 44rem) 60vw, 100vw';

/** Pictures as large as the page allows; each opens whole. Videos load when somebody plays them. */
export function MediaGallery({ items, pictures, name }: MediaGalleryProps) {
  return (
    <Stack gap={2} rowGap={4} className={styles.gallery}>
      {items.map((item) => (
        <figure key={item.id} className={styles.figure}>
          {item.type === 'video' ? (
            // biome-ignore lint/a11y/useMediaCaption: what people upload has no caption file
            <video
              src={item.url}
              controls
              preload="none"
              aria-label={item.alt || readableTitle(item)}
              className={styles.media}
            />
          ) : (
            <OpenPicture src={item.url} alt={item.alt || readableTitle(item)} />
          )}
          <figcaption className={cx(layoutClass('stack'), styles.caption)}>
            <span className={textStyle({ tone: 'text', weight: 'medium' })}>
              {readableTitle(item)}
            </span>
            {writtenDescription(item) ? <span>{writtenDescription(item)}</span> : null}
          </figcaption>
        </figure>
      ))}
      {pictures.map((src) => (
        <figure key={src} className={styles.figure}>
          <OpenPicture src={src} alt={m.portfolio_view_picture({ name })} />
        </figure>
      ))}
    </Stack>
  );
}

function OpenPicture({ src, alt }: { src: string; alt: string }) {
  return (
    <a href={src} className={styles.open}>
      <Picture src={src} alt={alt} sizes={SIZES} className={styles.media} />
    </a>
  );
}
