import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ART = join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'public', 'art');

/** A picture in the format of a phone's camera. */
export const photo = {
  name: 'me on the mountain.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(join(ART, 'project-gigbridge', '1280x960.webp')),
};

/** The smallest file that PDF readers open. */
export const cv = {
  name: 'CV Ngozi Fonyuy.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** A page that claims to be a picture. */
export const disguisedPage = {
  name: 'holiday.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
};
