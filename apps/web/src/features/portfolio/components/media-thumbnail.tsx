import type { MediaType } from '@vitrine/contracts';
import { FileText, Film, Image } from 'lucide-react';
import { cx } from '#components/cx.ts';
import { Picture } from '#components/ui/picture.tsx';
import styles from './media.module.css';

const icons = { image: Image, video: Film, document: FileText };

interface MediaThumbnailProps {
  type: MediaType;
  /** Where the file is; undefined while it cannot be shown. */
  url: string | undefined;
  className?: string | undefined;
  onError?: (() => void) | undefined;
}

/** The picture itself, small; of other files, what kind they are. */
export function MediaThumbnail({ type, url, className, onError }: MediaThumbnailProps) {
  const Icon = icons[type];
  const look = cx(styles.thumbnail, className);
  return type === 'image' && url ? (
    <Picture
      src={url}
      alt=""
      sizes="(min-width: 40rem) 16rem, 4.5rem"
      className={look}
      onError={onError}
    />
  ) : (
    <span className={look}>
      <Icon size={22} aria-hidden="true" />
    </span>
  );
}
