import { describe, expect, it } from 'vitest';
import { newUploads } from './new-uploads.ts';

const noUploads = { list: [] };

const file = (name: string, type: string) => new File(['content'], name, { type });
const photo = file('hill.jpg', 'image/jpeg');
const sized = (name: string, type: string, megabytes: number) =>
  Object.defineProperty(file(name, type), 'size', { value: megabytes * 1024 * 1024 });

describe('chosen files', () => {
  it('asks about a single one, with the defaults filled in', () => {
    const [upload] = newUploads({ files: [photo], stored: 0 }, noUploads);
    expect(upload).toMatchObject({
      status: 'chosen',
      inForm: true,
      details: { words: { title: 'hill.jpg', description: 'Uploaded media', alt: '' } },
    });
  });

  it('sends several at once, each under a key of its own', () => {
    const uploads = newUploads({ files: [photo, photo], stored: 0 }, noUploads);
    expect(uploads.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    expect(new Set(uploads.map(({ id }) => id)).size).toBe(2);
  });

  it('lets a single one wait its turn while the form is busy', () => {
    const [first] = newUploads({ files: [photo], stored: 0 }, noUploads);
    const busy = { list: first ? [{ ...first, status: 'sending' as const }] : [] };
    const [second] = newUploads({ files: [photo], stored: 0 }, busy);
    expect(second).toMatchObject({ status: 'waiting', inForm: false });
  });

  it.each([
    ['an empty file', new File([], 'nothing.png', { type: 'image/png' }), 'nothing.png is empty'],
    [
      'a program',
      file('setup.exe', 'application/x-msdownload'),
      'setup.exe is not a picture, a video (MP4, WebM or MOV) or a PDF document',
    ],
    [
      'a drawing that can hold a script',
      file('logo.svg', 'image/svg+xml'),
      'logo.svg is not a picture, a video (MP4, WebM or MOV) or a PDF document',
    ],
    [
      'a long film',
      sized('film.mp4', 'video/mp4', 33),
      'film.mp4 is larger than 32 MB, the limit for this type of file',
    ],
    [
      'a thick document',
      sized('book.pdf', 'application/pdf', 13),
      'book.pdf is larger than 12 MB, the limit for this type of file',
    ],
  ])('refuses %s in words', (_, refused, message) => {
    const [upload] = newUploads({ files: [refused], stored: 0 }, noUploads);
    expect(upload).toMatchObject({ status: 'refused', problem: { message } });
  });

  it('lets a picture that is too large shrink first, and the server look at unknown types', () => {
    const files = [sized('hill.jpg', 'image/jpeg', 20), file('notes', '')];
    const statuses = newUploads({ files, stored: 0 }, noUploads).map(({ status }) => status);
    expect(statuses).toEqual(['waiting', 'waiting']);
  });

  it('takes only PDF for a CV', () => {
    const cv = (chosen: File) => newUploads({ files: [chosen], stored: 0, isCv: true }, noUploads);
    expect(cv(file('cv.pdf', 'application/pdf'))).toMatchObject([
      { status: 'waiting', details: { isCv: true } },
    ]);
    expect(cv(photo)).toMatchObject([
      {
        status: 'refused',
        problem: { message: 'hill.jpg is not a PDF document. Save it as PDF and choose it again.' },
      },
    ]);
  });

  it('refuses what is beyond two hundred', () => {
    const uploads = newUploads({ files: [photo, photo], stored: 199 }, noUploads);
    expect(uploads.map(({ status }) => status)).toEqual(['waiting', 'refused']);
    expect(uploads[1]?.problem?.message).toBe(
      'A portfolio can have at most 200 files. Delete some first.',
    );
  });
});
