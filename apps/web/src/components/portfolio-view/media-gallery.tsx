import type { MediaItem } from '@vitrine/contracts';
import { m } from '#messages';
import { fileAddress } from '../../lib/site-address.ts';
import { cx } from '../cx.ts';
import { layoutClass } from '../layout/layout-class.ts';
import { Stack } from '../layout/primitives.tsx';
import { Picture } from '../ui/picture.tsx';
import { textStyle } from '../ui/text-style.ts';
import styles from './media-gallery.module.css';
import { readableTitle, writtenDescription } from './shown-words.ts';

/** An upload, or a picture of which only the address is known. */
export type GalleryItem = Pick<MediaItem, 'url'> & Partial<MediaItem>;

interface MediaGalleryProps {
  items: readonly GalleryItem[];
  /** Whose pictures they are: the text alternative of those without one. */
  name: string;
}

const SIZES = '(min-width: 80rem) 46rem, (min-width: 44rem) 60vw, 100vw';

/** Large pictures that link to the whole file. Videos load when somebody plays them. */
export function MediaGallery({ items, name }: MediaGalleryProps) {
  return (
    <Stack gap={2} rowGap={4} className={styles.gallery}>
      {items.map(({ id, type, url, alt, title, description = '' }) => {
        const caption = title && readableTitle({ title });
        const words = alt || caption || m.portfolio_view_picture({ name });
        return (
          <figure key={id ?? url}>
            {type === 'video' ? (
              // biome-ignore lint/a11y/useMediaCaption: what people upload has no caption file
              <video
                src={fileAddress(url)}
                controls
                preload="none"
                aria-label={words}
                className="rounded"
              />
            ) : (
              <a href={fileAddress(url)} className={cx('rounded', styles.open)}>
                <Picture src={url} alt={words} sizes={SIZES} className="cover rounded" />
              </a>
            )}
            {caption ? (
              <figcaption
                className={layoutClass(
                  'stack',
                  {},
                  textStyle({ tone: 'muted', size: 'small' }, styles.caption),
                )}
              >
                <span className={textStyle({ tone: 'text', weight: 'medium' })}>{caption}</span>
                {writtenDescription({ description }) ? (
                  <span>{writtenDescription({ description })}</span>
                ) : null}
              </figcaption>
            ) : null}
          </figure>
        );
      })}
    </Stack>
  );
}
