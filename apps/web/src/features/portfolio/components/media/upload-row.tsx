import { RotateCw, Trash2, X } from 'lucide-react';
import { m } from '#messages';
import { IconButton } from '../../../../components/ui/icon-button.tsx';
import { ProgressBar } from '../../../../components/ui/progress-bar.tsx';
import { useUploadQueue } from '../../api/uploads.ts';
import { isRunning, isUnderWay, type Upload } from '../../state/uploads/upload.ts';
import styles from './upload-row.module.css';
import { UploadThumbnail } from './upload-thumbnail.tsx';
import { noteOf, sizeOf, stepOf } from './upload-words.ts';

interface UploadRowProps {
  upload: Upload;
  /** The network is gone: what waits, waits for it. */
  noLine: boolean;
}

/** One file on its way: what it is, how far it is, and what can be done about it. */
export function UploadRow({ upload, noLine }: UploadRowProps) {
  const { file, status, problem, progress } = upload;
  const note = noteOf(upload, noLine);
  const sent = status === 'sending' && progress < 1 ? progress : undefined;
  return (
    <div className={styles.row} data-status={status}>
      <UploadThumbnail upload={upload} className={styles.thumbnail} />
      <div className={styles.text}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.detail}>
          <span>{sizeOf(upload)}</span>
          <span>{stepOf(upload, noLine)}</span>
        </p>
      </div>
      <Actions upload={upload} noLine={noLine} />
      {note ? <p className={styles.note}>{note}</p> : null}
      {problem ? (
        <p role="alert" className={styles.problem}>
          {[problem.message, problem.reason].filter(Boolean).join('. ')}
        </p>
      ) : null}
      {isUnderWay(upload) ? (
        <div className={styles.progress}>
          <ProgressBar
            label={m.portfolio_uploading({ name: file.name })}
            // Once all is sent, the server still has to look at it.
            value={isRunning(upload) ? sent : 0}
          />
        </div>
      ) : null}
    </div>
  );
}

function Actions({ upload, noLine }: UploadRowProps) {
  const queue = useUploadQueue();
  const { id, status } = upload;
  const { name } = upload.file;
  const canRetry = status === 'failed' || status === 'stopped' || (status === 'waiting' && noLine);
  return (
    <div className={styles.actions}>
      {canRetry ? (
        <IconButton
          label={m.media_retry({ name })}
          onClick={() => queue.dispatch({ type: 'asked', id })}
        >
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
    </div>
  );
}
