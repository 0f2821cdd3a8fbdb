import { LIST_MAX_ITEMS, type MediaItem } from '@vitrine/contracts';
import { DEFAULT_MEDIA_DESCRIPTION } from '#components/portfolio-view/shown-words.ts';
import { exceededLimit, isMedia, mediaTypeOf, PDF } from '#lib/uploads/check-file.ts';
import { isRunning, newUpload, type Upload, type Uploads } from '#lib/uploads/upload-queue.ts';
import { m } from '#messages';

/** What is said of a file. */
export type MediaWords = Pick<MediaItem, 'title' | 'description' | 'alt'>;

/** What a file is for that goes into the gallery. */
export interface MediaDetails {
  words: MediaWords;
  /** Once it is stored it becomes the CV. */
  isCv: boolean;
  /** It is stored, and only what follows is missing. */
  item?: MediaItem | undefined;
}

export type MediaUpload = Upload<MediaDetails>;

export interface Choice {
  files: readonly File[];
  /** How many files the portfolio has already. */
  stored: number;
  isCv?: boolean | undefined;
}

/**
 * What becomes of chosen files. A single one is asked about in the form before it travels; several
 * go at once with their defaults (POR-06), and their words are written where they arrive.
 */
export function newUploads(
  { files, stored, isCv = false }: Choice,
  { list }: Pick<Uploads<MediaDetails>, 'list'>,
): MediaUpload[] {
  const inForm = files.length === 1 && !isCv && !list.some((one) => one.inForm && isBusy(one));
  const replaced = list.filter((one) => one.inForm && inForm).length;
  const taken = stored + list.filter(({ status }) => status !== 'refused').length - replaced;
  return files.map((file, place) => {
    const full = taken + place >= LIST_MAX_ITEMS;
    const message = full ? m.media_too_many({ limit: LIST_MAX_ITEMS }) : refusalOf(file, isCv);
    const words = { title: file.name, description: DEFAULT_MEDIA_DESCRIPTION, alt: '' };
    return newUpload(
      file,
      { words, isCv },
      {
        inForm,
        status: message ? 'refused' : inForm ? 'chosen' : 'waiting',
        problem: message ? { message } : undefined,
      },
    );
  });
}

const isBusy = (upload: MediaUpload) => isRunning(upload) || upload.status === 'waiting';

/**
 * Why a file cannot be uploaded, before anyone waits for it; undefined when nothing speaks against
 * it. A picture may shrink yet.
 */
export function refusalOf(file: File, onlyPdf = false): string | undefined {
  const { name, type } = file;
  if (file.size === 0) return m.portfolio_file_empty({ name });
  if (onlyPdf && type !== PDF) return m.media_cv_not_pdf({ name });
  if (!isMedia(file)) return m.media_type_refused({ name });
  return mediaTypeOf(file) === 'image' ? undefined : tooLarge(file);
}

/** Whether it has more bytes than a file of its kind may have. */
export function tooLarge(file: File): string | undefined {
  const limit = exceededLimit(file);
  return limit === undefined ? undefined : m.portfolio_file_too_large({ name: file.name, limit });
}
