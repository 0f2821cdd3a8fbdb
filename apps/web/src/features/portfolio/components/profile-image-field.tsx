import type { PictureRef } from '@vitrine/contracts';
import { useId, useState } from 'react';
import { FileButton } from '#components/form/file-button.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import { FocalPointField } from '#components/ui/focal-point-field.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { m } from '#messages';
import { usePhotoUpload, useRemovePhoto } from '../api/media-queue.ts';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { FailureAlert, RetryAlert } from './failure-alert.tsx';
import styles from './media.module.css';
import { PhotoProblem } from './photo-problem.tsx';

interface ProfileImageFieldProps {
  profileImage: PictureRef;
  error?: string | undefined;
  /** Takes the same photo with another focal point; it waits for the next save. */
  onAdjust?: ((profileImage: PictureRef) => void) | undefined;
}

/** The photo. It is uploaded and saved when chosen; to take it off is saved at once, too. */
export function ProfileImageField({ profileImage, error, onAdjust }: ProfileImageFieldProps) {
  const { owner } = useOwnPortfolio();
  const { photo, busy, send, drop } = usePhotoUpload();
  const removal = useRemovePhoto();
  const progress = photo?.status === 'sending' ? photo.progress : 0;
  const remove = () => removal.mutate();
  const [adjusting, setAdjusting] = useState(false);
  const adjustId = useId();
  const canAdjust = onAdjust && profileImage && !busy;
  /** What pages cut from it is shown as soon as it has arrived. */
  const choose = (file: File) => {
    send(file);
    setAdjusting(true);
  };
  return (
    <Stack gap={2}>
      <Cluster gap={2} align="center">
        {profileImage ? (
          <Avatar name={m.portfolio_profile_image()} src={profileImage} size="large" />
        ) : (
          <Avatar name={owner.name} size="large" decorative />
        )}
        <Cluster gap={1} className={styles.photoActions}>
          <FileButton
            label={profileImage ? m.portfolio_change_image() : m.portfolio_upload_image()}
            accept="image/*"
            busy={busy}
            onChoose={choose}
          />
          {busy ? (
            <Button variant="ghost" onClick={drop}>
              {m.portfolio_cancel_upload()}
            </Button>
          ) : null}
          {canAdjust ? (
            <Button
              variant="ghost"
              aria-expanded={adjusting}
              aria-controls={adjustId}
              onClick={() => setAdjusting(!adjusting)}
            >
              {m.portfolio_adjust_image()}
            </Button>
          ) : null}
          {profileImage && !busy ? (
            <Button variant="ghost" busy={removal.isPending} onClick={remove}>
              {m.portfolio_remove_image()}
            </Button>
          ) : null}
          <div className={styles.progress}>
            {busy ? (
              <ProgressBar
                label={m.media_uploading_photo()}
                value={progress < 1 ? progress : undefined}
              />
            ) : null}
          </div>
        </Cluster>
        <PhotoProblem />
        <RetryAlert error={removal.error} onRetry={remove} busy={removal.isPending} />
        {error ? <FailureAlert title={error} /> : null}
      </Cluster>
      <div id={adjustId}>
        {canAdjust && adjusting ? (
          <FocalPointField
            value={profileImage}
            cut="portrait"
            crops={[
              { shape: 'tall', label: m.portfolio_crop_page() },
              { shape: 'circle', label: m.portfolio_crop_card() },
              { shape: 'square', label: m.portfolio_crop_paper() },
            ]}
            onChange={onAdjust}
          />
        ) : null}
      </div>
    </Stack>
  );
}
