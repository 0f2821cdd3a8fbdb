import { useMutation } from '@tanstack/react-query';
import { m } from '#messages';
import { useApi } from '../../../lib/api-context.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { refusalOf } from '../state/media-kind.ts';
import { failed } from './failure.ts';
import { listChangeKey } from './portfolio-cache.ts';

/** Uploads a photo into the draft; it becomes the portfolio's with the next save. */
export function useUploadProfileImage() {
  const api = useApi();
  const store = useEditorStore();
  return useMutation({
    mutationKey: listChangeKey,
    mutationFn: async (file: File) => {
      const failure = failed(m.portfolio_failed_upload_profile_image());
      const refusal = refusalOf(file);
      if (refusal) return failure(new Error(refusal));
      return api.call('media.upload', { body: {} }, { file }).catch(failure);
    },
    onSuccess: ({ url }) => store.dispatch({ type: 'changed', patch: { profileImage: url } }),
  });
}
