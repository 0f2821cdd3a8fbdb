import { LINE_MAX_LENGTH } from '@vitrine/contracts';

/** A file that arrived with a request, waiting in the temporary folder. */
export interface UploadedFile {
  /** Where it lies; removed after the request unless it is moved away. */
  path: string;
  /** The name it had on the sender's device; never a path here. */
  originalName: string;
  sizeBytes: number;
}

/** The name on the sender's device, as far as it can be stored and shown. */
export function cleanFileName(originalName: string): string {
  const line = originalName.replace(/\p{Cc}+/gu, ' ').trim();
  return line.slice(0, LINE_MAX_LENGTH).toWellFormed() || 'file';
}
