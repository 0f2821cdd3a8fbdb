import { FileButton } from '#components/form/file-button.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { paths } from '#lib/paths.ts';
import { withBase } from '#lib/site-address.ts';
import { m } from '#messages';
import { usePhotoUpload } from '../api/media-queue.ts';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { customUrlProblem } from '../state/custom-url-hint.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { usePortfolioEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { FailureAlert, RetryAlert } from './failure-alert.tsx';
import styles from './media.module.css';

/** What stands first on the page: the person, and the address of the page. */
export function BasicsSection() {
  const { draft, errors } = usePortfolioEditor();
  const store = useEditorStore();
  return (
    <EditorSection id="basics" title={m.portfolio_basics()}>
      <ProfileImageField />
      <TextField
        name="headline"
        label={m.portfolio_headline()}
        hint={m.portfolio_headline_hint()}
        value={draft.headline}
        error={errors.headline}
        onChange={(headline) => store.change({ headline })}
        enterKeyHint="next"
      />
      <TextArea
        name="summary"
        label={m.portfolio_summary()}
        rows={5}
        value={draft.summary}
        error={errors.summary}
        onChange={(summary) => store.change({ summary })}
      />
      <CustomUrlField />
    </EditorSection>
  );
}

/** The photo. It is uploaded when chosen, and becomes the portfolio's with the next save. */
function ProfileImageField() {
  const { draft, errors } = usePortfolioEditor();
  const store = useEditorStore();
  const { owner } = useOwnPortfolio();
  const { photo, busy, send, retry, drop } = usePhotoUpload();
  const problem = photo?.problem;
  const progress = photo?.status === 'sending' ? photo.progress : 0;
  const { profileImage } = draft;
  return (
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
          onChoose={send}
        />
        {busy ? (
          <Button variant="ghost" onClick={drop}>
            {m.portfolio_cancel_upload()}
          </Button>
        ) : null}
        {profileImage && !busy ? (
          <Button variant="ghost" onClick={() => store.change({ profileImage: '' })}>
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
      {problem?.error ? <RetryAlert error={problem.error} onRetry={retry} busy={busy} /> : null}
      {problem && !problem.error ? (
        <FailureAlert title={m.portfolio_failed_upload_profile_image()} reason={problem.message} />
      ) : null}
      {errors.profileImage ? <FailureAlert title={errors.profileImage} /> : null}
    </Cluster>
  );
}

/** The last part of the page's address; what it makes, or what is wrong with it, stands under it. */
function CustomUrlField() {
  const { draft, errors } = usePortfolioEditor();
  const store = useEditorStore();
  const typed = draft.customUrl.trim().toLowerCase();
  const problem = customUrlProblem(draft.customUrl);
  const address = window.location.host + withBase('') + paths.portfolio.to(typed);
  const makes = typed && !problem ? m.portfolio_custom_url_makes({ address }) : undefined;
  return (
    <TextField
      name="customUrl"
      label={m.portfolio_custom_url()}
      hint={makes ?? m.portfolio_custom_url_hint()}
      value={draft.customUrl}
      error={problem ?? errors.customUrl}
      onChange={(customUrl) => store.change({ customUrl })}
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
    />
  );
}
