import { useEffect, useState } from 'react';
import { cx } from '../../../../components/cx.ts';
import { mediaTypeOf } from '../../state/media-kind.ts';
import type { Upload } from '../../state/uploads/upload.ts';
import styles from './media-thumbnail.module.css';
import { KindThumbnail } from './media-thumbnail.tsx';

interface UploadThumbnailProps {
  upload: Upload;
  className?: string | undefined;
}

/** A picture before anybody else has it; of other files, what kind they are. */
export function UploadThumbnail({ upload, className }: UploadThumbnailProps) {
  const { file, lighter = file } = upload;
  const kind = mediaTypeOf(file);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (kind !== 'image') return;
    const made = URL.createObjectURL(lighter);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [kind, lighter]);
  if (!url) return <KindThumbnail kind={kind} className={className} />;
  return (
    <img
      src={url}
      alt=""
      decoding="async"
      className={cx(styles.thumbnail, className)}
      onError={() => setUrl(undefined)}
    />
  );
}
