import { m } from '#messages';
import { usePhotoUpload } from '../api/media-queue.ts';
import { FailureAlert, RetryAlert } from './failure-alert.tsx';

/** Why the photo is not on the page, for as long as it is not; nothing while nothing is wrong. */
export function PhotoProblem() {
  const { photo, busy, retry } = usePhotoUpload();
  const problem = photo?.problem;
  if (!problem) return null;
  if (problem.error) return <RetryAlert error={problem.error} onRetry={retry} busy={busy} />;
  return (
    <FailureAlert title={m.portfolio_failed_upload_profile_image()} reason={problem.message} />
  );
}
