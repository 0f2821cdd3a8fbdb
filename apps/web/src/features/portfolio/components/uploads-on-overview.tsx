import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadedCode, useLoadedCode } from '#lib/loaded-code.ts';
import { m } from '#messages';
import { useMediaUploads } from '../api/media-queue.ts';

/** The list of uploads comes once there is one that goes on. */
export const uploadsCode = new LoadedCode(
  async () => (await import('./uploads.tsx')).UploadsUnderWay,
);

/** Uploads that go on after the editor was left; nothing where there are none. */
export function UploadsOnOverview() {
  const underWay = useMediaUploads().list.some(({ status }) => status !== 'chosen');
  const { code: Uploads, failed, retry } = useLoadedCode(uploadsCode, underWay);
  if (!underWay) return null;
  if (Uploads) return <Uploads />;
  if (!failed) return null;
  return (
    <ErrorState
      heading={m.ui_missing_code_heading()}
      message={m.ui_missing_code_message()}
      onRetry={() => void retry()}
    />
  );
}
