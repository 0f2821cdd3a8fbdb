import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { LibraryItem } from '@vitrine/contracts';
import { ImageUp, X } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { cx } from '#components/cx.ts';
import { Alert } from '#components/feedback/alert.tsx';
import { FileButton } from '#components/form/file-button.tsx';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey } from '#lib/list-query.ts';
import { shrinkPicture } from '#lib/shrink/shrink-picture.ts';
import { exceededLimit } from '#lib/uploads/check-file.ts';
import { ownQueue, useQueued } from '#lib/uploads/own-queue.ts';
import { newUpload, type QueueOptions, type Upload } from '#lib/uploads/upload-queue.ts';
import { m } from '#messages';
import styles from './upload-area.module.css';

const useOwnQueue = ownQueue<undefined, LibraryItem>();

/** How a picture travels to the library: made smaller first, and told of where it fails. */
export const toLibrary = (
  api: ApiClient,
  queries: QueryClient,
): QueueOptions<undefined, LibraryItem> => ({
  prepare: shrinkPicture,
  refusalOf,
  async send({ id: key, file: chosen, compressed: file = chosen }, { signal, onProgress }) {
    const body = { title: titleOf(chosen.name), alt: '', key };
    const item = await api.call('library.upload', { body }, { file, signal, onProgress });
    void queries.invalidateQueries({ queryKey: listKey('library.list') });
    return item;
  },
  problemOf: (cause) => ({ message: failureReason(cause) }),
  waitsForNetwork: false,
});

/** Uploads pictures one after the other; those that fail stay, with the reason. */
export function useUploads(onUploaded: (item: LibraryItem) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const queue = useOwnQueue(() => toLibrary(api, queries));
  const tell = useEffectEvent(onUploaded);
  useEffect(() => queue.onArrived((item) => tell(item)), [queue]);
  return {
    uploads: useQueued(queue).list,
    add: (files: readonly File[]) => queue.add(files.map((file) => newUpload(file, undefined))),
    retry: (id: string) => queue.send(id),
    dismiss: (id: string) => queue.remove(id),
  };
}

/** What the server would refuse is refused before anyone waits for it. */
export function refusalOf(file: File): string | undefined {
  if (file.size === 0) return m.admin_library_empty_file();
  if (isHeic(file)) return m.admin_library_heic();
  if (file.type !== '' && !file.type.startsWith('image/')) return m.admin_library_not_picture();
  const limit = exceededLimit(file);
  return limit === undefined ? undefined : m.admin_library_too_large({ limit });
}

/** A photo of an iPhone that this browser could not turn into anything else; servers cannot either. */
const isHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** 'team-at-work.jpg' → 'team at work' */
const titleOf = (name: string) =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .slice(0, 200);

interface UploadListProps {
  uploads: readonly Upload[];
  retry: (id: string) => void;
  dismiss: (id: string) => void;
}

/** What is on its way, and what did not arrive. */
export function UploadList({ uploads, retry, dismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <Stack as="ul" gap={2} role="list" aria-label={m.admin_library_uploads()}>
      {uploads.map(({ id, file: { name }, status, progress, problem }) => (
        <li key={id}>
          {problem ? (
            <Alert
              tone="danger"
              title={m.admin_library_upload_failed({ name })}
              action={
                <Cluster gap={1}>
                  {status === 'refused' ? null : (
                    <Button size="small" variant="secondary" onClick={() => retry(id)}>
                      {m.admin_try_again()}
                    </Button>
                  )}
                  <Button size="small" variant="ghost" onClick={() => dismiss(id)}>
                    {m.ui_dismiss()}
                  </Button>
                </Cluster>
              }
            >
              {problem.message}
            </Alert>
          ) : (
            <UploadProgress
              name={name}
              status={status}
              progress={progress}
              onCancel={() => dismiss(id)}
            />
          )}
        </li>
      ))}
    </Stack>
  );
}

interface UploadProgressProps extends Pick<Upload, 'status' | 'progress'> {
  name: string;
  onCancel: () => void;
}

/** How far one file is; those behind it wait. */
function UploadProgress({ name, status, progress, onCancel }: UploadProgressProps) {
  const isWaiting = status === 'waiting';
  const label = isWaiting ? m.admin_library_waiting({ name }) : m.area_uploading({ name });
  // Once all is sent, the server still has to look at it.
  const sent = status === 'sending' && progress < 1 ? progress : undefined;
  return (
    <Row gap={1} align="center">
      <div className={textStyle({ fill: 'grow' })}>
        <p className={textStyle({ size: 'small', wrap: 'anywhere', below: 0.5 })}>{label}</p>
        <ProgressBar label={label} value={isWaiting ? 0 : sent} />
      </div>
      <IconButton label={m.admin_library_upload_cancel({ name })} onClick={onCancel}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

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
          multiple
          onChoose={(file, others) => uploads.add([file, ...others])}
        />
        <p className={textStyle({ tone: 'muted', size: 'small', leading: 1.45 }, styles.hint)}>
          {over ? m.admin_library_drop_now() : m.admin_library_drop()}
        </p>
      </Cluster>
      <UploadList {...uploads} />
    </Stack>
  );
}
