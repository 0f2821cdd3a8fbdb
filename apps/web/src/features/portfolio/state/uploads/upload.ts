import type { MediaItem } from '@vitrine/contracts';

/** What is said of a file. */
export type MediaWords = Pick<MediaItem, 'title' | 'description' | 'alt'>;

/**
 * `chosen` waits for its words in the form, `waiting` for its turn; `stopped` was cancelled,
 * `failed` may be tried again, `refused` never can be sent.
 */
export type UploadStatus =
  | 'chosen'
  | 'waiting'
  | 'preparing'
  | 'sending'
  | 'stopped'
  | 'failed'
  | 'refused';

export interface Problem {
  message: string;
  reason?: string | undefined;
}

/** One file on its way into the gallery. */
export interface Upload {
  /** Chosen once: sent again under it, the server stores the file once only. */
  id: string;
  file: File;
  /** What travels instead, once it was made. */
  lighter?: File | undefined;
  words: MediaWords;
  /** Its words are asked for in the form. */
  inForm: boolean;
  /** Once it is stored it becomes the CV. */
  isCv: boolean;
  status: UploadStatus;
  /** From 0 to 1 while it is sent. */
  progress: number;
  problem?: Problem | undefined;
  /** It is stored, and only what follows is missing. */
  item?: MediaItem | undefined;
}

export interface Uploads {
  list: readonly Upload[];
  /** The last try found no network: nothing is sent until it is back. */
  noLine: boolean;
  /** The file that arrived last, to be announced. */
  arrived: string;
}

export const noUploads: Uploads = { list: [], noLine: false, arrived: '' };

const underWay: readonly UploadStatus[] = ['waiting', 'preparing', 'sending'];

/** Whether it goes on by itself. */
export const isUnderWay = ({ status }: Upload): boolean => underWay.includes(status);

/** Whether it is being prepared or sent this moment. */
export const isRunning = ({ status }: Upload): boolean =>
  status === 'preparing' || status === 'sending';
