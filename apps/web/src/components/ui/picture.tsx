import { type PictureRef, PORTRAIT_FOCUS, positionIn, readPicture } from '@vitrine/contracts';
import type { ComponentProps } from 'react';
import { servedPicture } from '../../lib/served-picture.ts';
import { fileAddress } from '../../lib/site-address.ts';
import { POSITION_STEP } from '../../styles/position-step.ts';
import { type ClassName, cx } from '../cx.ts';
import { classOf } from '../layout/layout-class.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  src: PictureRef | string;
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
  const shape = sources && sources.width / sources.height;
  const image = (
    <img
      {...rest}
      src={fileAddress(readPicture(src).src)}
      alt={alt}
      width={rest.width ?? sources?.width}
      height={rest.height ?? sources?.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      className={cx(className, ...positionClasses(src, props)) || undefined}
    />
  );
  if (!sources) return image;
  const needed = ratio && shape ? widerSizes(sizes, shape / ratio) : sizes;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={needed} />
      <source type="image/webp" srcSet={sources.webp} sizes={needed} />
      {image}
    </picture>
  );
}

/** Keeps the focal point in sight by classes, as no style may be in the markup. */
export function positionClasses(
  src: PictureRef | string,
  { ratio, portrait }: Pick<PictureProps, 'ratio' | 'portrait'>,
): ClassName[] {
  const { focus = portrait ? PORTRAIT_FOCUS : undefined } = readPicture(src);
  if (!focus) return [];
  const sources = servedPicture(src);
  const shape = sources && sources.width / sources.height;
  const { x, y } = shape && ratio ? positionIn(ratio, shape, focus) : focus;
  return ['positioned', classOf('position-x', toStep(x)), classOf('position-y', toStep(y))];
}

const toStep = (percent: number) => Math.round(percent / POSITION_STEP) * POSITION_STEP;

/**
 * The sizes of a picture that is `times` as wide as the room that it covers: a panorama in a square
 * would be blurred in the width of the square.
 */
function widerSizes(sizes: string, times: number): string {
  if (times <= 1) return sizes;
  const wider = times.toFixed(2);
  return sizes.replace(/([^\s,]+)(?=\s*(?:,|$))/g, `calc($1 * ${wider})`);
}
