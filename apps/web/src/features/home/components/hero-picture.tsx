import { pictureSources } from '@vitrine/contracts';
import { Picture } from '../../../components/ui/picture.tsx';
import { heroPortrait } from '../hero-portrait.ts';

interface HeroPictureProps {
  src: string;
  /** The first one: in the HTML, and fetched before anything else. */
  first: boolean;
  className?: string | undefined;
}

/** Below this width the tall crop is shown. */
const PHONE = '(max-width: 43.75rem)';

/**
 * A phone's dense screen gets about half the pixels it could show: the picture is a soft backdrop,
 * and its bytes are paid for by the megabyte.
 */
const PHONE_SIZES = '(min-resolution: 1.5dppx) 49vw, 100vw';

/** A hero picture, with the crop for phones where there is one. */
export function HeroPicture({ src, first, className }: HeroPictureProps) {
  const wide = pictureSources(src);
  const portrait = pictureSources(heroPortrait(src) ?? '');
  if (!wide || !portrait)
    return <Picture src={src} alt="" priority={first} className={className} />;
  return (
    <picture>
      <source media={PHONE} type="image/avif" srcSet={portrait.avif} sizes={PHONE_SIZES} />
      <source media={PHONE} type="image/webp" srcSet={portrait.webp} sizes={PHONE_SIZES} />
      <source type="image/avif" srcSet={wide.avif} sizes="100vw" />
      <source type="image/webp" srcSet={wide.webp} sizes="100vw" />
      <img
        src={src}
        alt=""
        width={wide.width}
        height={wide.height}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
}
