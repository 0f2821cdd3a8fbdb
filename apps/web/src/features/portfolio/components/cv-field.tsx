import type { MediaItem } from '@vitrine/contracts';
import { FileCheck, FileText, FileUp } from 'lucide-react';
import { useId } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { FileButton } from '#components/form/file-button.tsx';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { fileAddress } from '#lib/site-address.ts';
import { PDF } from '#lib/uploads/check-file.ts';
import { m } from '#messages';
import { useMediaQueue, useMediaUploads, useSaveCv } from '../api/media-queue.ts';
import { newUploads } from '../state/new-uploads.ts';
import { usePortfolioEditor } from './editor-context.ts';
import { RetryAlert } from './failure-alert.tsx';
import styles from './media.module.css';
import { UploadList } from './uploads.tsx';

/** Which document is the CV. An upload becomes it at once; what it replaces stays among the files. */
export function CvField() {
  const { draft } = usePortfolioEditor();
  const queue = useMediaQueue();
  const uploads = useMediaUploads();
  const save = useSaveCv();
  const toast = useToast();
  const headingId = useId();
  const cv = draft.media_items.find(({ url }) => url === draft.cv && url !== '');
  const name = cv ? cv.title.trim() || cv.file : '';
  const underWay = uploads.list.filter(({ details }) => details.isCv);
  const choose = (file: File) => {
    for (const { id } of underWay) queue.remove(id);
    const choice = { files: [file], stored: draft.media_items.length, isCv: true };
    queue.add(newUploads(choice, queue.get()));
  };
  const remove = () =>
    save.mutate('', { onSuccess: () => toast({ message: m.media_cv_removed({ name }) }) });
  return (
    <Grid as="section" gap={2} align="start" aria-labelledby={headingId} className={styles.cv}>
      <FileText size={28} aria-hidden="true" className={textStyle({ tone: 'second' })} />
      <Stack fill="shrink" className={styles.text}>
        <h3 id={headingId} className={textStyle({ face: 'text', size: 4, leading: 'snug' })}>
          {m.media_cv()}
        </h3>
        {cv ? (
          <a href={fileAddress(cv.url)} download={cv.file || true} className={styles.name}>
            {name}
          </a>
        ) : (
          <p className={textStyle({ tone: 'muted', size: 'small' })}>{m.media_cv_none()}</p>
        )}
        <p className={textStyle({ tone: 'muted', size: 'small' })}>{m.media_cv_hint()}</p>
      </Stack>
      <Cluster gap={1} className={styles.whole}>
        <FileButton
          label={cv ? m.media_cv_replace() : m.account_upload_cv()}
          accept={PDF}
          icon={<FileUp size={18} aria-hidden="true" />}
          onChoose={choose}
        />
        {cv ? (
          <Button variant="ghost" busy={save.isPending} onClick={remove}>
            {m.media_cv_remove()}
          </Button>
        ) : null}
      </Cluster>
      <UploadList uploads={underWay} className={styles.whole} />
      {save.error ? (
        <div className={styles.whole}>
          <RetryAlert error={save.error} onRetry={remove} busy={save.isPending} />
        </div>
      ) : null}
    </Grid>
  );
}

/** Makes a document that is there already the CV. */
export function UseAsCv({ item, name }: { item: MediaItem; name: string }) {
  const save = useSaveCv();
  const toast = useToast();
  const use = () =>
    save.mutate(item.url, { onSuccess: () => toast({ message: m.media_cv_set({ name }) }) });
  return (
    <Cluster gap={1} className={styles.whole}>
      <RetryAlert error={save.error} onRetry={use} busy={save.isPending} />
      <Button variant="secondary" busy={save.isPending} onClick={use}>
        <FileCheck size={18} aria-hidden="true" />
        {m.media_cv_use()}
      </Button>
    </Cluster>
  );
}
