import { LINE_MAX_LENGTH } from '@vitrine/contracts';

/** A file that arrived with a request, waiting in the temporary folder. */
export interface UploadedFile {
  /** Where it is; removed after the request unless it is moved away. */
  path: string;
  /** The name it had on the sender's device; never a path here. */
  originalName: string;
  sizeBytes: number;
  /** Its bytes. */
  open(): Promise<Blob>;
}

/** The folder for what is made of an upload; it goes with the upload. */
export const finishedIn = (path: string): string => `${path}.finished`;

/** The last part of an address or a key, which a file is stored under. */
export const fileNameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The name on the sender's device, as far as it can be stored and shown. */
export function cleanFileName(originalName: string): string {
  const line = originalName.replace(/\p{Cc}+/gu, ' ').trim();
  return line.slice(0, LINE_MAX_LENGTH).toWellFormed() || 'file';
}
