import { describe, expect, it } from 'vitest';
import { pictureSources } from './pictures.ts';

describe('pictureSources', () => {
  it('reads size and narrower widths off the address', () => {
    expect(pictureSources('/media/abc/1000x750.webp')).toEqual({
      src: '/media/abc/1000x750.webp',
      width: 1000,
      height: 750,
      avif: '/media/abc/320.avif 320w, /media/abc/640.avif 640w, /media/abc/960.avif 960w, /media/abc/1000x750.avif 1000w',
      webp: '/media/abc/320.webp 320w, /media/abc/640.webp 640w, /media/abc/960.webp 960w, /media/abc/1000x750.webp 1000w',
    });
  });

  it('offers a small picture in its one size', () => {
    expect(pictureSources('/art/client-1/320x320.webp')?.avif).toBe(
      '/art/client-1/320x320.avif 320w',
    );
  });

  it.each([
    '/media/abc/cv.pdf',
    'https://elsewhere.example/media/abc/1000x750.webp',
    '/other/abc/1000x750.webp',
    '',
  ])('knows nothing of %j', (url) => {
    expect(pictureSources(url)).toBeUndefined();
  });
});
