import type { MediaItem } from '@vitrine/contracts';
import { FileText, Film } from 'lucide-react';
import { Picture } from '../../../components/ui/picture.tsx';
import styles from './media-thumbnail.module.css';

/** The picture itself, small; of other files, their name. */
export function MediaThumbnail({ item }: { item: MediaItem }) {
  if (item.type === 'image') {
    return <Picture src={item.url} alt="" sizes="10rem" className={styles.picture} />;
  }
  const Icon = item.type === 'video' ? Film : FileText;
  return (
    <p className={styles.file}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      {item.file}
    </p>
  );
}
