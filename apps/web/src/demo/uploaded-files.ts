import { type MediaType, problemTexts } from '@vitrine/contracts';
import { DemoProblem } from './demo-problem.ts';

/** Where uploads are kept; they never leave the browser. */
export interface UploadedFiles {
  /** Keeps a file. @returns its address and what it is */
  keep(id: string, file: File): Promise<{ url: string; type: MediaType }>;
  /** The file of an id; undefined where it is gone. */
  find(id: string): Promise<Response | undefined>;
  clear(): Promise<void>;
}

const CACHE = 'demo-uploads';
const nameOf = (id: string) => `/demo-uploads/${encodeURIComponent(id)}`;

/** Keeps uploads in the browser's cache storage, which outlives a reload. */
export const browserFiles: UploadedFiles = {
  async keep(id, file) {
    const place = await placeOf(id, file);
    const cache = await caches.open(CACHE);
    await cache.put(nameOf(id), new Response(file, { headers: { 'content-type': file.type } }));
    return place;
  },
  async find(id) {
    const cache = await caches.open(CACHE);
    return cache.match(nameOf(id));
  },
  async clear() {
    await caches.delete(CACHE);
  },
};

/** The address is like one of the server's, so that what may be stored as a picture may be this. */
async function placeOf(id: string, file: File): Promise<{ url: string; type: MediaType }> {
  if (file.type.startsWith('image/')) {
    const picture = await createImageBitmap(file).catch(() => {
      throw new DemoProblem('invalid', problemTexts.pictureUnreadable);
    });
    return { url: `/media/${id}/${picture.width}x${picture.height}.webp`, type: 'image' };
  }
  if (file.type.startsWith('video/')) return { url: `/media/${id}/video.mp4`, type: 'video' };
  return { url: `/media/${id}/document.pdf`, type: 'document' };
}
