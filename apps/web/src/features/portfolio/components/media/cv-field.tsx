import { FileText, FileUp } from 'lucide-react';
import { useId } from 'react';
import { m } from '#messages';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { FileButton } from '../../../../components/form/file-button.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { useSaveCv } from '../../api/save-cv.ts';
import { useUploadQueue, useUploads } from '../../api/uploads.ts';
import { PDF } from '../../state/media-kind.ts';
import { useEditor } from '../editor-context.ts';
import { RetryAlert } from '../retry-alert.tsx';
import styles from './cv-field.module.css';
import { UploadList } from './upload-list.tsx';

/** Which document is the CV. An upload becomes it at once; what it replaces stays among the files. */
export function CvField() {
  const { draft } = useEditor();
  const queue = useUploadQueue();
  const uploads = useUploads();
  const save = useSaveCv();
  const toast = useToast();
  const headingId = useId();
  const cv = draft.media_items.find(({ url }) => url === draft.cv && url !== '');
  const name = cv ? cv.title.trim() || cv.file : '';
  const underWay = uploads.list.filter(({ isCv }) => isCv);
  const choose = (file: File) => {
    for (const { id } of underWay) queue.remove(id);
    queue.choose({ files: [file], stored: draft.media_items.length, isCv: true });
  };
  const remove = () =>
    save.mutate('', { onSuccess: () => toast({ message: m.media_cv_removed({ name }) }) });
  return (
    <section aria-labelledby={headingId} className={styles.cv}>
      <FileText size={28} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <h3 id={headingId} className={styles.title}>
          {m.media_cv()}
        </h3>
        {cv ? (
          <a href={cv.url} download={cv.file || true} className={styles.name}>
            {name}
          </a>
        ) : (
          <p className={styles.none}>{m.media_cv_none()}</p>
        )}
        <p className={styles.hint}>{m.media_cv_hint()}</p>
      </div>
      <div className={styles.actions}>
        <FileButton
          label={cv ? m.media_cv_replace() : m.media_cv_upload()}
          accept={PDF}
          icon={<FileUp size={18} aria-hidden="true" />}
          onChoose={choose}
        />
        {cv ? (
          <Button variant="ghost" busy={save.isPending} onClick={remove}>
            {m.media_cv_remove()}
          </Button>
        ) : null}
      </div>
      <UploadList uploads={underWay} className={styles.whole} />
      {save.error ? (
        <div className={styles.whole}>
          <RetryAlert error={save.error} onRetry={remove} busy={save.isPending} />
        </div>
      ) : null}
    </section>
  );
}
