import { RotateCw, Trash2, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { cx } from '#components/cx.ts';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster, Grid, Row, Stack } from '#components/layout/primitives.tsx';
import { Card } from '#components/ui/card.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { fileSize } from '#lib/file-size.ts';
import { mediaTypeOf } from '#lib/uploads/check-file.ts';
import { isRunning, isUnderWay } from '#lib/uploads/upload-queue.ts';
import { m } from '#messages';
import { useMediaQueue, useMediaUploads } from '../api/media-queue.ts';
import type { MediaUpload } from '../state/new-uploads.ts';
import { MediaThumbnail } from './media-thumbnail.tsx';
import styles from './uploads.module.css';

/** What goes on after the editor was left. */
export function UploadsUnderWay() {
  const headingId = useId();
  const uploads = useMediaUploads().list.filter(({ status }) => status !== 'chosen');
  if (uploads.length === 0) return null;
  return (
    <Card
      as="section"
      tone="outline"
      aria-labelledby={headingId}
      className={layoutClass('stack', { gap: 1 })}
    >
      <h2 id={headingId} className={textStyle({ size: 4 })}>
        {m.media_uploads_title()}
      </h2>
      <p className={textStyle({ tone: 'muted', size: 'small', below: 1 })}>
        {m.media_uploads_hint()}
      </p>
      <UploadList uploads={uploads} />
    </Card>
  );
}

interface UploadListProps {
  uploads: readonly MediaUpload[];
  className?: string | undefined;
}

/** Files on their way, the next one first. */
export function UploadList({ uploads, className }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <Stack as="ul" gap={1} aria-label={m.media_uploads()} className={className}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <UploadRow upload={upload} />
        </li>
      ))}
    </Stack>
  );
}

const detail = textStyle({ tone: 'muted', size: 'tiny', numeric: true, leading: 1.5 });
const sentence = (tone: 'muted' | 'danger') =>
  textStyle({ tone, size: 'small', leading: 'snug', wrap: 'anywhere' });

/** One file on its way: what it is, how far it is, and what can be done about it. */
export function UploadRow({ upload }: { upload: MediaUpload }) {
  const { offline } = useMediaUploads();
  const { file, status, problem, progress } = upload;
  const note = noteOf(upload, offline);
  const sent = status === 'sending' && progress < 1 ? progress : undefined;
  return (
    <Grid align="center" className={styles.row} data-status={status}>
      <UploadThumbnail upload={upload} />
      <Stack fill="shrink">
        <p className={textStyle({ weight: 'strong', leading: 'snug', wrap: 'anywhere' })}>
          {file.name}
        </p>
        <Cluster as="p" gap={1.5} rowGap={0} className={cx(detail, styles.detail)}>
          <span>{sizeOf(upload)}</span>
          <span>{stepOf(upload, offline)}</span>
        </Cluster>
      </Stack>
      <Actions upload={upload} offline={offline} />
      {note ? <p className={cx(sentence('muted'), styles.whole)}>{note}</p> : null}
      {problem ? (
        <p role="alert" className={cx(sentence('danger'), styles.whole)}>
          {[problem.message, problem.reason].filter(Boolean).join('. ')}
        </p>
      ) : null}
      {isUnderWay(upload) ? (
        <div className={styles.whole}>
          <ProgressBar
            label={m.area_uploading({ name: file.name })}
            // Once all is sent, the server still has to look at it.
            value={isRunning(upload) ? sent : 0}
          />
        </div>
      ) : null}
    </Grid>
  );
}

function Actions({ upload, offline }: { upload: MediaUpload; offline: boolean }) {
  const queue = useMediaQueue();
  const { id, status } = upload;
  const { name } = upload.file;
  const canRetry = status === 'failed' || status === 'stopped' || (status === 'waiting' && offline);
  return (
    <Row>
      {canRetry ? (
        <IconButton label={m.media_retry({ name })} onClick={() => queue.send(id)}>
          <RotateCw size={20} aria-hidden="true" />
        </IconButton>
      ) : null}
      {isRunning(upload) ? (
        <IconButton label={m.media_cancel({ name })} onClick={() => queue.cancel(id)}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={m.media_remove({ name })} onClick={() => queue.remove(id)}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      )}
    </Row>
  );
}

/** A picture before anyone else has it; of other files, what kind they are. */
function UploadThumbnail({ upload }: { upload: MediaUpload }) {
  const { file, compressed = file } = upload;
  const kind = mediaTypeOf(file);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (kind !== 'image') return;
    const made = URL.createObjectURL(compressed);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [kind, compressed]);
  return (
    <MediaThumbnail
      type={kind}
      url={url}
      className={styles.thumbnail}
      onError={() => setUrl(undefined)}
    />
  );
}

/** How large it is, and what became of that. */
function sizeOf({ file, compressed }: MediaUpload): string {
  const before = fileSize(file.size);
  if (!compressed || compressed.size === file.size) return before;
  return m.media_shrunk({ before, after: fileSize(compressed.size) });
}

/** How far it is, in a word. */
function stepOf({ status, details, progress }: MediaUpload, offline: boolean): string {
  if (status === 'waiting') return offline ? '' : m.media_waiting();
  if (status === 'preparing') return m.media_preparing();
  if (status !== 'sending') return '';
  if (details.item) return m.media_setting_cv();
  if (progress >= 1) return m.media_finishing();
  return m.media_sending({ percent: Math.round(progress * 100) });
}

/** Why it does not go on, where that is nobody's mistake. */
function noteOf({ status }: MediaUpload, offline: boolean): string | undefined {
  if (status === 'waiting' && offline) return m.media_offline();
  return status === 'stopped' ? m.media_stopped() : undefined;
}
