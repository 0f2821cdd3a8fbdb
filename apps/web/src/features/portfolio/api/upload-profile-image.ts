import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { useApi } from '../../../lib/api-context.ts';
import { randomText } from '../../../lib/kept-drafts.ts';
import { shrinkPicture } from '../../../lib/shrink/shrink-picture.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { refusalOf, tooLarge } from '../state/media-kind.ts';
import { failed } from './failure.ts';
import { listChangeKey } from './portfolio-cache.ts';
import { watchingProgress } from './stall.ts';

/** A photo and the key under which it is stored once only, however often it is sent. */
interface Photo {
  file: File;
  key: string;
}

/**
 * Uploads a photo into the draft; it becomes the portfolio's with the next save. `progress` runs
 * from 0 to 1, `cancel` stops it, `retry` sends the same photo again.
 */
export function useUploadProfileImage() {
  const api = useApi();
  const store = useEditorStore();
  const [progress, setProgress] = useState(0);
  const stop = useRef<AbortController>(undefined);
  // The stored file makes a new version, which is not somebody else's.
  const onVersion = (version: number) => store.dispatch({ type: 'part saved', patch: {}, version });
  const upload = useMutation({
    mutationKey: listChangeKey,
    mutationFn: async ({ file, key }: Photo) => {
      const stopping = new AbortController();
      const { signal } = stopping;
      stop.current = stopping;
      setProgress(0);
      const failure = failed(m.portfolio_failed_upload_profile_image());
      const refusal = refusalOf(file);
      if (refusal) return failure(new Error(refusal));
      const lighter = await shrinkPicture(file);
      const heavy = tooLarge(lighter);
      if (heavy) return failure(new Error(heavy));
      if (signal.aborted) return undefined;
      return watchingProgress({ signal, onProgress: setProgress }, (watched) =>
        api.call('media.upload', { body: { key } }, { ...watched, file: lighter, onVersion }),
      ).catch((cause: unknown) => (signal.aborted ? undefined : failure(cause)));
    },
    onSuccess: (item) =>
      item && store.dispatch({ type: 'changed', patch: { profileImage: item.url } }),
  });
  const { variables } = upload;
  return {
    ...upload,
    progress,
    send: (file: File) => upload.mutate({ file, key: randomText() }),
    retry: () => variables && upload.mutate(variables),
    cancel: () => stop.current?.abort(),
  };
}
