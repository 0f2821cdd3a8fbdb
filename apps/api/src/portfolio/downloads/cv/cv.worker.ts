import type { CvContent } from './cv-content.ts';
import { makeCv } from './cv-document.ts';

/** Runs in a worker thread, where a long CV holds nobody up. */
export const make = ({ content, photo }: { content: CvContent; photo: Uint8Array | undefined }) =>
  makeCv(content, photo && Buffer.from(photo));
