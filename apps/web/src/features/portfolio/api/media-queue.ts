import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type MediaItem,
  NO_PICTURE,
  type PictureRef,
  PORTRAIT_FOCUS,
  type Portfolio,
  writePicture,
} from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { shrinkPicture } from '#lib/shrink/shrink-picture.ts';
import { mediaTypeOf } from '#lib/uploads/check-file.ts';
import { ownQueue, useQueued } from '#lib/uploads/own-queue.ts';
import {
  isUnderWay,
  newUpload,
  type Sending,
  type Upload,
  type UploadQueue,
  type Uploads,
} from '#lib/uploads/upload-queue.ts';
import { watchingProgress } from '#lib/uploads/watch-progress.ts';
import { withVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import {
  type MediaDetails,
  type MediaUpload,
  type MediaWords,
  refusalOf,
  tooLarge,
} from '../state/new-uploads.ts';
import { failed, problemOf, withTimeout } from './failure.ts';
import { keepPortfolio, listChange, partSaved } from './portfolio-cache.ts';

const useGalleryQueue = ownQueue<MediaDetails, MediaItem>();

/** The queue of the person's gallery and CV. */
export function useMediaQueue(): UploadQueue<MediaDetails, MediaItem> {
  const deps = useDeps();
  return useGalleryQueue(() => ({
    prepare: shrinkPicture,
    refusalOf: tooLarge,
    send: (upload, sending) => uploadMedia(deps, upload, sending),
    problemOf,
    waitsForNetwork: true,
  }));
}

/** The uploads under way, and those that wait for the person to decide. */
export const useMediaUploads = (): Uploads<MediaDetails> => useQueued(useMediaQueue());

/** Says at once which document is the CV; '' for none. */
export function useSaveCv() {
  const deps = useDeps();
  return useMutation({ mutationFn: (cv: string) => saveCv(deps, cv) });
}

/** Takes the photo off the page at once; its file goes with it. */
export function useRemovePhoto() {
  const deps = useDeps();
  return useMutation({ mutationFn: () => savePhoto(deps, NO_PICTURE) });
}

/** What an upload needs to change the portfolio, whatever page is open. */
interface Deps {
  api: ApiClient;
  queries: QueryClient;
}

const useDeps = (): Deps => ({
  api: useApi(),
  queries: useQueryClient(),
});

/** Uploads a file, adds it to the portfolio and the draft, and makes it the CV if it is one. */
async function uploadMedia(
  deps: Deps,
  upload: MediaUpload,
  sending: Sending<MediaDetails>,
): Promise<MediaItem> {
  const { signal, onDetails } = sending;
  const onFailure = failed(m.portfolio_failed_upload_media(), signal);
  const item = upload.details.item ?? (await send(deps, upload, sending).catch(onFailure));
  onDetails({ item });
  if (upload.details.isCv && !signal.aborted) await saveCv(deps, item.url);
  return item;
}

async function send(
  { api, queries }: Deps,
  { id: key, file, compressed = file, details: { words } }: MediaUpload,
  sending: Sending<MediaDetails>,
): Promise<MediaItem> {
  const body = { ...words, media_type: mediaTypeOf(file), key };
  const { whole: item, version } = await withVersion((onVersion) =>
    watchingProgress(sending, (watched) =>
      api.call('media.upload', { body }, { ...watched, file: compressed, onVersion }),
    ),
  );
  const typed = typedSince(words, item);
  listChange(queries).added('media_items', item, { version, typed });
  const queryKey = endpointKey('portfolio.get');
  const known = queries.getQueryData<Portfolio>(queryKey)?.version;
  // Something else was saved in the meantime.
  if (version !== undefined && known !== version) void queries.invalidateQueries({ queryKey });
  return item;
}

/** What was typed between an attempt whose answer was lost and this one. */
function typedSince(words: MediaWords, item: MediaWords): Partial<MediaWords> {
  const fields = ['title', 'description', 'alt'] as const;
  const since = fields.filter(
    (field) => words[field].trim() && words[field].trim() !== item[field],
  );
  return Object.fromEntries(since.map((field) => [field, words[field].trim()]));
}

const saveCv = (deps: Deps, cv: string) => saveFile(deps, { cv }, m.media_failed_cv());

const savePhoto = (deps: Deps, profileImage: PictureRef) =>
  saveFile(deps, { profileImage }, m.portfolio_failed_save_photo());

/**
 * Only what the file is for travels, without a version: nothing else can be overwritten by it, and
 * what is being edited stays as it is.
 */
async function saveFile(
  { api, queries }: Deps,
  part: Partial<Pick<Portfolio, 'cv' | 'profileImage'>>,
  failure: string,
): Promise<void> {
  const portfolio = await withTimeout((signal) =>
    api.call('portfolio.save', { body: part }, { signal }),
  ).catch(failed(failure));
  keepPortfolio(queries, portfolio);
  partSaved(part, portfolio.version);
}

/** Of a photo on its way: what the server has of it already. */
interface PhotoDetails {
  item?: MediaItem | undefined;
}

const usePhotoQueue = ownQueue<PhotoDetails, MediaItem>();

/** The photo on its way onto the page: like everything that is added, it is saved when it is here. */
export function usePhotoUpload() {
  const deps = useDeps();
  const queue = usePhotoQueue(() => ({
    prepare: shrinkPicture,
    refusalOf: (file) => refusalOf(file) ?? tooLarge(file),
    async send(upload, sending) {
      const item = upload.details.item ?? (await sendPhoto(deps, upload, sending));
      sending.onDetails({ item });
      const photo = writePicture({ src: item.url, focus: item.focus ?? PORTRAIT_FOCUS });
      if (!sending.signal.aborted) await savePhoto(deps, photo);
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
      queue.add([newUpload<PhotoDetails>(file, {})]);
    },
    retry: () => photo && queue.send(photo.id),
    /** Stops it, and forgets why an earlier one failed. */
    drop: queue.clear.bind(queue),
  };
}

/** With nothing but the file and its key: that is what a profile image is known by. */
function sendPhoto(
  { api }: Deps,
  { id: key, file, compressed = file }: Upload<PhotoDetails>,
  sending: Sending<PhotoDetails>,
): Promise<MediaItem> {
  // Storing the file made a new version, which is no conflict.
  const onVersion = (version: number) => partSaved({}, version);
  return watchingProgress(sending, (watched) =>
    api.call('media.upload', { body: { key } }, { ...watched, file: compressed, onVersion }),
  ).catch(failed(m.portfolio_failed_upload_profile_image(), sending.signal));
}
