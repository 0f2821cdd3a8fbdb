import type { PictureRef } from '@vitrine/contracts';
import { cx } from '../cx.ts';
import styles from './avatar.module.css';
import { Picture } from './picture.tsx';

interface AvatarProps {
  name: string;
  src?: PictureRef | string | null | undefined;
  /** `fill` takes the room that it is given, and its corners. */
  size?: 'small' | 'medium' | 'large' | 'huge' | 'fill' | undefined;
  /** True where the name is beside it anyway. */
  decorative?: boolean | undefined;
}

const SIZES = {
  small: '40px',
  medium: '56px',
  large: '96px',
  huge: '176px',
  fill: '100vw',
} as const;

/** First letters of the first and the last word: 'Ada Mbella Lovelace' gives AL. */
function monogram(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** Pieces of the map, each in a colour of its own (avatar.module.css). */
const LANDS = 6;

/** Which piece a name has: always the same, and seldom its neighbour's. */
const landOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % LANDS;

/** Someone's photo; without one their initials on contour lines of their own. */
export function Avatar({ name, src, size = 'medium', decorative }: AvatarProps) {
  const className = cx(styles.avatar, styles[size]);
  const alt = decorative ? '' : name;
  if (src) {
    return (
      <Picture src={src} alt={alt} sizes={SIZES[size]} ratio={1} portrait className={className} />
    );
  }
  const said = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...said} data-land={landOf(name)} className={cx('backdrop', className, styles.monogram)}>
      {monogram(name)}
    </span>
  );
}
