import { type MediaItem, type PictureRef, pictureSources, readPicture } from '@vitrine/contracts';
import { m } from '#messages';
import { fileAddress } from '../../lib/site-address.ts';
import { cx } from '../cx.ts';
import { layoutClass } from '../layout/layout-class.ts';
import { Stack } from '../layout/primitives.tsx';
import { Picture } from '../ui/picture.tsx';
import { textStyle } from '../ui/text-style.ts';
import { type JustifiedRow, justifiedRows } from './justified-rows.ts';
import styles from './media-gallery.module.css';
import { shownCaption, writtenDescription } from './shown-words.ts';

/** An upload, or a picture of which only the address is known. */
export type GalleryItem = Partial<Omit<MediaItem, 'url'>> & { url: PictureRef | string };

interface MediaGalleryProps {
  items: readonly GalleryItem[];
  /** Whose pictures they are: the text alternative of those without one. */
  name: string;
  /** It is in a card, which takes about half of the page. */
  inCard?: boolean | undefined;
}

/** Of a video, which says nothing of its size before it is played. */
const VIDEO_RATIO = 16 / 9;
/** Of what is not one of our pictures. */
const UNKNOWN_RATIO = 3 / 2;
/** Narrower ones stand two in a line where the page is narrow. */
const UPRIGHT = 0.62;

/**
 * The height that each picture asks for, in pixels. In a row that is filled it is more than there is
 * room for: all of its pictures shrink alike until the row is as wide as the page.
 */
const FILLING_HEIGHT = 1_000;
/** Of the page, in a card. */
const CARD_SHARE = 0.6;
/** Of a row with few pictures, which would become very large. */
const LOOSE_HEIGHT = 440;

/** As wide as the page is at most. */
const PAGE_WIDTH = 1_216;
/** How far a picture may be enlarged so that its row goes from edge to edge. */
const MOST_ENLARGED = 2;

/** The own height of a picture that is too small for its row; undefined for any other. */
function heightOfSmall(url: GalleryItem['url'], { ratio, fills }: JustifiedRow, room: number) {
  const height = pictureSources(url)?.height;
  const wanted = fills ? (PAGE_WIDTH * room) / ratio / MOST_ENLARGED : LOOSE_HEIGHT * room;
  return height && height < wanted ? height : undefined;
}

function ratioOf({ type, url }: GalleryItem): number {
  if (type === 'video') return VIDEO_RATIO;
  const sources = pictureSources(url);
  return sources ? sources.width / sources.height : UNKNOWN_RATIO;
}

/**
 * Pictures in their own shape, in rows as wide as the page. Each links to the whole file; with
 * scripts it opens over the page (components/lightbox). Videos load when someone plays them.
 */
export function MediaGallery({ items, name, inCard }: MediaGalleryProps) {
  const room = inCard ? CARD_SHARE : 1;
  return (
    <Stack
      gap={2}
      rowGap={4}
      className={styles.gallery}
      data-pictures={m.portfolio_view_pictures({ name })}
      data-place={m.portfolio_view_place({ place: '{place}', total: '{total}' })}
      data-close={m.portfolio_view_close()}
      data-next={m.portfolio_view_next()}
      data-previous={m.portfolio_view_previous()}
    >
      {justifiedRows(items.map(ratioOf)).map((row) => (
        <div key={row.from} className={styles.row}>
          {items.slice(row.from, row.to).map((item) => (
            <GalleryFigure
              key={item.id ?? String(item.url)}
              item={item}
              name={name}
              share={(ratioOf(item) / row.ratio) * room}
              height={row.fills ? FILLING_HEIGHT : LOOSE_HEIGHT * room}
              ownHeight={heightOfSmall(item.url, row, room)}
            />
          ))}
        </div>
      ))}
    </Stack>
  );
}

interface GalleryFigureProps extends Pick<MediaGalleryProps, 'name'> {
  item: GalleryItem;
  /** Of the width of its row. */
  share: number;
  height: number;
  /** Of one that is small, which is not enlarged. */
  ownHeight: number | undefined;
}

function GalleryFigure({ item, name, share, ownHeight, ...row }: GalleryFigureProps) {
  const { type, url, alt, title, description = '' } = item;
  const file = fileAddress(readPicture(url).src);
  const caption = title && shownCaption({ title });
  const written = writtenDescription({ description });
  const words = alt || caption || m.portfolio_view_picture({ name });
  const ratio = ratioOf(item);
  const height = ownHeight ?? row.height;
  const size = { width: Math.round(ratio * height), height };
  const isUpright = ratio < UPRIGHT;
  const shape = ownHeight ? styles.small : isUpright && styles.upright;
  return (
    <figure className={cx(styles.figure, shape)}>
      {type === 'video' ? (
        // what people upload has no caption file
        <video
          {...size}
          src={file}
          controls
          preload="none"
          aria-label={words}
          className="rounded"
        />
      ) : (
        <a href={file} data-enlarge="" className={cx('rounded', styles.open)}>
          <Picture
            {...size}
            src={url}
            alt={words}
            sizes={`(min-width: 80rem) ${(share * 76).toFixed(1)}rem, (min-width: 48rem) ${Math.ceil(share * 94)}vw, ${isUpright ? 45 : 94}vw`}
            className="rounded"
          />
        </a>
      )}
      {caption || written ? (
        <figcaption
          className={layoutClass(
            'stack',
            {},
            textStyle({ tone: 'muted', size: 'small' }, styles.caption),
          )}
        >
          {caption ? (
            <span className={textStyle({ tone: 'text', weight: 'medium' })}>{caption}</span>
          ) : null}
          {written ? <span>{written}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
