import { m } from '#messages';
import { FileButton } from '../../../components/form/file-button.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { useUploadProfileImage } from '../api/upload-profile-image.ts';
import { useEditor } from './editor-context.ts';
import { FailureAlert } from './failure-alert.tsx';
import styles from './profile-image-field.module.css';
import { RetryAlert } from './retry-alert.tsx';

/** The photo. It is uploaded when chosen, and becomes the portfolio's with the next save. */
export function ProfileImageField() {
  const { draft, errors, change } = useEditor();
  const { owner } = useOwnPortfolio();
  const upload = useUploadProfileImage();
  const { profileImage } = draft;
  return (
    <div className={styles.field}>
      {profileImage ? (
        <Avatar name={m.portfolio_profile_image()} src={profileImage} size="large" />
      ) : (
        <Avatar name={owner.name} size="large" decorative />
      )}
      <div className={styles.actions}>
        <FileButton
          label={profileImage ? m.portfolio_change_image() : m.portfolio_upload_image()}
          accept="image/*"
          busy={upload.isPending}
          onChoose={(file) => upload.send(file)}
        />
        {upload.isPending ? (
          <Button variant="ghost" onClick={upload.cancel}>
            {m.portfolio_cancel_upload()}
          </Button>
        ) : null}
        {profileImage && !upload.isPending ? (
          <Button variant="ghost" onClick={() => change({ profileImage: '' })}>
            {m.portfolio_remove_image()}
          </Button>
        ) : null}
        <div className={styles.progress}>
          {upload.isPending ? (
            <ProgressBar
              label={m.media_uploading_photo()}
              value={upload.progress < 1 ? upload.progress : undefined}
            />
          ) : null}
        </div>
      </div>
      <RetryAlert error={upload.error} onRetry={upload.retry} busy={upload.isPending} />
      {errors.profileImage ? <FailureAlert title={errors.profileImage} /> : null}
    </div>
  );
}
