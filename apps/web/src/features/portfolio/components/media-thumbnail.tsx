import type { MediaItem, MediaType } from '@vitrine/contracts';
import { FileText, Film, Image } from 'lucide-react';
import { cx } from '#components/cx.ts';
import { Picture } from '#components/ui/picture.tsx';
import styles from './media.module.css';

const icons = { image: Image, video: Film, document: FileText };

export const thumbnailClass = styles.thumbnail;

interface MediaThumbnailProps {
  item: MediaItem;
  className?: string | undefined;
}

/** The picture itself, small; of other files, what kind they are. */
export function MediaThumbnail({ item, className }: MediaThumbnailProps) {
  if (item.type !== 'image') return <KindThumbnail kind={item.type} className={className} />;
  return (
    <Picture
      src={item.url}
      alt=""
      sizes="(min-width: 40rem) 16rem, 4.5rem"
      className={cx(styles.thumbnail, className)}
    />
  );
}

interface KindThumbnailProps {
  kind: MediaType;
  className?: string | undefined;
}

export function KindThumbnail({ kind, className }: KindThumbnailProps) {
  const Icon = icons[kind];
  return (
    <span className={cx(styles.thumbnail, className)}>
      <Icon size={22} aria-hidden="true" />
    </span>
  );
}
