import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { useApi } from '../../../lib/api-context.ts';
import { mediaTypeOf } from '../state/media-kind.ts';
import { failed } from './failure.ts';
import { listChangeKey, useListChange } from './portfolio-cache.ts';

interface MediaUpload {
  file: File;
  title: string;
  description: string;
}

/** Uploads a file into the gallery; `progress` runs from 0 to 1, `cancel` stops it. */
export function useUploadMedia() {
  const api = useApi();
  const { added } = useListChange();
  const [progress, setProgress] = useState(0);
  const controller = useRef<AbortController>(undefined);
  const upload = useMutation({
    mutationKey: listChangeKey,
    mutationFn: async ({ file, title, description }: MediaUpload) => {
      controller.current = new AbortController();
      const { signal } = controller.current;
      setProgress(0);
      const body = { title, description, media_type: mediaTypeOf(file) };
      const options = { file, signal, onProgress: setProgress };
      return api.call('media.upload', { body }, options).catch((cause: unknown) => {
        // Stopped by the person: nothing has failed.
        if (signal.aborted) return undefined;
        return failed(m.portfolio_failed_upload_media())(cause);
      });
    },
    onSuccess: (item) => item && added('media_items', item),
  });
  return { ...upload, progress, cancel: () => controller.current?.abort() };
}
