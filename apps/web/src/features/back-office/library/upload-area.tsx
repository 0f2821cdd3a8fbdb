import { ImageUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { FileButton } from '../../../components/form/file-button.tsx';
import { Cluster, Stack } from '../../../components/layout/primitives.tsx';
import styles from './upload-area.module.css';
import { UploadList } from './upload-list.tsx';
import type { useUploads } from './use-uploads.ts';

/** Where pictures are dropped or chosen, and how far they are. */
export function UploadArea({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const [over, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    uploads.add(Array.from(event.dataTransfer.files));
  };
  return (
    <Stack
      gap={2}
      className={cx(styles.area, over && styles.over)}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Cluster gap={2} rowGap={1} align="center">
        <FileButton
          label={m.admin_library_upload()}
          accept="image/*"
          icon={<ImageUp size={18} aria-hidden="true" />}
          onChoose={(file) => uploads.add([file])}
        />
        <p className={styles.hint}>{over ? m.admin_library_drop_now() : m.admin_library_drop()}</p>
      </Cluster>
      <UploadList {...uploads} />
    </Stack>
  );
}
