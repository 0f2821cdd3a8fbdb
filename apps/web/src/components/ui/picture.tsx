import { focalPoint, portraitFocus, withoutFocalPoint } from '@vitrine/contracts';
import type { ComponentProps } from 'react';
import { fileAddress, servedPicture } from '../../lib/site-address.ts';
import { cx } from '../cx.ts';
import { classOf } from '../layout/layout-class.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** With its focal point, where it has one. */
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** How wide the room is that it is shown in, as in the `sizes` attribute; the whole viewport without it. */
  sizes?: string | undefined;
  /** Width to height of a room that it covers: what is cut away has to be fetched, too. */
  ratio?: number | undefined;
  /** Of a person: where it is cut, the upper third stays in sight unless a focal point is set. */
  portrait?: boolean | undefined;
  /** In the first view: fetched at once, before other pictures. */
  priority?: boolean | undefined;
}

/** An image in the smallest format and width that does; foreign addresses come as they are. */
export function Picture(props: PictureProps) {
  const { src, alt, sizes = '100vw', ratio, portrait, priority, className, ...rest } = props;
  const sources = servedPicture(src);
  const image = (
    <img
      {...rest}
      src={fileAddress(withoutFocalPoint(src))}
      alt={alt}
      width={rest.width ?? sources?.width}
      height={rest.height ?? sources?.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      className={cx(className, focusClass(src, portrait)) || undefined}
    />
  );
  if (!sources) return image;
  const needed = ratio ? widerSizes(sizes, sources.width / sources.height / ratio) : sizes;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={needed} />
      <source type="image/webp" srcSet={sources.webp} sizes={needed} />
      {image}
    </picture>
  );
}

/** The classes of the focal point, as no style may stand in the markup. */
function focusClass(src: string, portrait: boolean | undefined): string | undefined {
  const focus = portrait ? portraitFocus(src) : focalPoint(src);
  return focus && cx('focused', classOf('focus-x', focus.x), classOf('focus-y', focus.y));
}

/**
 * The sizes of a picture that is `times` as wide as the room that it covers: a panorama in a square
 * would be blurred in the width of the square.
 */
function widerSizes(sizes: string, times: number): string {
  if (times <= 1) return sizes;
  const wider = times.toFixed(2);
  return sizes.replace(/([^\s,]+)(?=\s*(?:,|$))/g, `calc($1 * ${wider})`);
}
