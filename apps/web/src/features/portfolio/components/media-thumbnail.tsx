import type { MediaItem } from '@vitrine/contracts';
import { FileText, Film } from 'lucide-react';
import { Picture } from '../../../components/ui/picture.tsx';
import styles from './media-thumbnail.module.css';

/** The picture itself, small; of other files, what kind they are. */
export function MediaThumbnail({ item }: { item: MediaItem }) {
  if (item.type === 'image') {
    return <Picture src={item.url} alt="" sizes="3.75rem" className={styles.thumbnail} />;
  }
  const Icon = item.type === 'video' ? Film : FileText;
  return (
    <span className={styles.thumbnail}>
      <Icon size={20} aria-hidden="true" />
    </span>
  );
}
