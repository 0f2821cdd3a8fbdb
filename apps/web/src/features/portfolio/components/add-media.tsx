import { ImagePlus, Upload as UploadIcon } from 'lucide-react';
import type { FormEvent } from 'react';
import { FileButton } from '#components/form/file-button.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { ACCEPTED, isSeen } from '#lib/uploads/check-file.ts';
import { isUnderWay } from '#lib/uploads/upload-queue.ts';
import { m } from '#messages';
import { useMediaQueue, useMediaUploads } from '../api/media-queue.ts';
import type { MediaUpload } from '../state/new-uploads.ts';
import { ItemFields } from './item-fields.tsx';
import { mediaFields } from './item-list.tsx';
import itemStyles from './items.module.css';
import styles from './media.module.css';
import { UploadList, UploadRow } from './uploads.tsx';

interface AddMediaProps {
  onFiles: (files: readonly File[]) => void;
}

/** Choosing a file opens the form, a finished upload closes it (POR-06); several go by themselves. */
export function AddMedia({ onFiles }: AddMediaProps) {
  const queue = useMediaQueue();
  const { list, arrived } = useMediaUploads();
  const chosen = list.find(({ inForm }) => inForm);
  const others = list.filter(({ inForm, details }) => !inForm && !details.isCv);
  const busy = chosen !== undefined && isUnderWay(chosen);
  const ready = chosen !== undefined && chosen.status !== 'refused' && !busy;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) queue.send(chosen.id);
  };
  return (
    <form
      noValidate
      aria-label={m.portfolio_new_media()}
      className={layoutClass('stack', { gap: 2 })}
      onSubmit={submit}
    >
      <Stack gap={1} align="center" className={styles.zone}>
        <ImagePlus size={28} aria-hidden="true" className={textStyle({ tone: 'second' })} />
        <FileButton
          label={m.media_choose()}
          accept={ACCEPTED}
          multiple
          onChoose={(file, more) => onFiles([file, ...more])}
        />
        <p className={textStyle({ tone: 'muted', size: 'small' }, styles.uploadHint)}>
          {m.media_drop()}
        </p>
      </Stack>
      {chosen ? <ChosenFile upload={chosen} /> : null}
      <Button type="submit" disabled={!ready} className={itemStyles.add}>
        <UploadIcon size={18} aria-hidden="true" />
        {m.portfolio_add_media()}
      </Button>
      <UploadList uploads={others} />
      <VisuallyHidden>
        <span role="status">{arrived ? m.media_arrived({ name: arrived }) : ''}</span>
      </VisuallyHidden>
    </form>
  );
}

/** The file in the form, and what is to be said of it. */
function ChosenFile({ upload }: { upload: MediaUpload }) {
  const queue = useMediaQueue();
  const { words } = upload.details;
  return (
    <>
      <UploadRow upload={upload} />
      {upload.status === 'refused' ? null : (
        <ItemFields
          fields={mediaFields(isSeen(upload.file))}
          value={words}
          disabled={isUnderWay(upload)}
          onChange={(change) => queue.describe(upload.id, { words: { ...words, ...change } })}
        />
      )}
    </>
  );
}
