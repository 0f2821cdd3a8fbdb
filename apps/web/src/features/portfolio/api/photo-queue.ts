import type { MediaItem } from '@vitrine/contracts';
import { useApi } from '#lib/api-context.ts';
import { shrinkPicture } from '#lib/shrink/shrink-picture.ts';
import { ownQueue, useQueued } from '#lib/uploads/own-queue.ts';
import { isUnderWay, newUpload } from '#lib/uploads/upload-queue.ts';
import { watchingProgress } from '#lib/uploads/watch-progress.ts';
import { m } from '#messages';
import { useEditorStore } from '../state/editor-store.ts';
import { refusalOf, tooLarge } from '../state/new-uploads.ts';
import { failedUnlessStopped, problemOf } from './failure.ts';

const useOwnQueue = ownQueue<undefined, MediaItem>();

/** The photo on its way into the draft; it becomes the portfolio's with the next save. */
export function usePhotoUpload() {
  const api = useApi();
  const store = useEditorStore();
  const queue = useOwnQueue(() => ({
    prepare: shrinkPicture,
    refusalOf: (file) => refusalOf(file) ?? tooLarge(file),
    async send({ id: key, file, compressed = file }, sending) {
      // Storing the file made a new version, which is no conflict.
      const onVersion = (version: number) => store.partSaved({}, version);
      const item = await watchingProgress(sending, (watched) =>
        api.call('media.upload', { body: { key } }, { ...watched, file: compressed, onVersion }),
      ).catch(failedUnlessStopped(sending.signal, m.portfolio_failed_upload_profile_image()));
      store.change({ profileImage: item.url });
      return item;
    },
    problemOf,
    waitsForNetwork: false,
  }));
  const photo = useQueued(queue).list.at(-1);
  const busy = photo !== undefined && isUnderWay(photo);
  return {
    photo,
    busy,
    send(file: File) {
      queue.clear();
      queue.add([newUpload(file, undefined)]);
    },
    retry: () => photo && queue.send(photo.id),
    /** Stops it, and forgets why an earlier one failed. */
    drop: queue.clear.bind(queue),
  };
}
