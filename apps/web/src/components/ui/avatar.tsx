import { cx } from '../cx.ts';
import styles from './avatar.module.css';
import { Picture } from './picture.tsx';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  /** True where the name stands beside it anyway. */
  decorative?: boolean | undefined;
}

const SIZES = { small: '40px', medium: '56px', large: '96px', huge: '176px' } as const;

/** First letters of the first and the last word: 'Ada Mbella Lovelace' gives AL. */
function monogram(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

export function Avatar({ name, src, size = 'medium', decorative }: AvatarProps) {
  const className = cx(styles.avatar, styles[size]);
  const alt = decorative ? '' : name;
  if (src) return <Picture src={src} alt={alt} sizes={SIZES[size]} className={className} />;
  return decorative ? (
    <span className={className} aria-hidden="true">
      {monogram(name)}
    </span>
  ) : (
    <span className={className} role="img" aria-label={name}>
      {monogram(name)}
    </span>
  );
}
