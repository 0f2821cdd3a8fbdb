import { createVisitorCall, type Invoke } from '../../http/invoke.ts';
import type { MediaFiles } from '../../http/media-files.ts';
import type { ShareImages } from '../../http/share-images.ts';
import type { Platform } from '../../platform.ts';
import { createShareImagesService } from './share-images.service.ts';

interface Needs extends Pick<Platform, 'publicUrl' | 'logger'> {
  invoke: Invoke;
  media: Pick<MediaFiles, 'find'>;
}

/** A picture for each article and each published portfolio. */
export function createShareImages({ publicUrl, logger, invoke, media }: Needs): ShareImages {
  const call = createVisitorCall(invoke);
  return createShareImagesService({
    publicUrl,
    logger,
    media,
    read: async (name, params) => {
      const { status, body } = await call(name, params ? { params } : {});
      return status === 200 ? body : undefined;
    },
  });
}
