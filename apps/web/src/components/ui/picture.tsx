import type { ComponentProps } from 'react';
import { fileAddress, servedPicture } from '../../lib/site-address.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute; the whole viewport without it. */
  sizes?: string | undefined;
  /** In the first view: fetched at once, before other pictures. */
  priority?: boolean | undefined;
}

/** An image in the smallest format and width that does; foreign addresses come as they are. */
export function Picture({ src, alt, sizes = '100vw', priority, ...rest }: PictureProps) {
  const sources = servedPicture(src);
  const image = (
    <img
      {...rest}
      src={fileAddress(src)}
      alt={alt}
      width={rest.width ?? sources?.width}
      height={rest.height ?? sources?.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
    />
  );
  if (!sources) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
