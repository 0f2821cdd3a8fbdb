import { m } from '#messages';
import { cx } from '../../../../components/cx.ts';
import { useUploads } from '../../api/uploads.ts';
import type { Upload } from '../../state/uploads/upload.ts';
import styles from './upload-row.module.css';
import { UploadRow } from './upload-row.tsx';

interface UploadListProps {
  uploads: readonly Upload[];
  className?: string | undefined;
}

/** Files on their way, the next one first. */
export function UploadList({ uploads, className }: UploadListProps) {
  const { noLine } = useUploads();
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={m.media_uploads()} className={cx(styles.list, className)}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <UploadRow upload={upload} noLine={noLine} />
        </li>
      ))}
    </ul>
  );
}
