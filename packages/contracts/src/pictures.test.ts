import { describe, expect, it } from 'vitest';
import { pictureSources, positionIn } from './pictures.ts';

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

  it('passes over a focal point', () => {
    expect(pictureSources('/media/abc/1000x750.webp#focus=40,20')).toEqual(
      pictureSources('/media/abc/1000x750.webp'),
    );
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

describe('a picture in a room of another shape', () => {
  it.each([
    ['a panorama in a square, around its middle', 1, 9, { x: 50, y: 50 }, { x: 50, y: 50 }],
    [
      'a panorama at its right edge, where there is no more',
      1,
      9,
      { x: 100, y: 50 },
      { x: 100, y: 50 },
    ],
    [
      'a panorama, with a face in the middle of the square',
      1,
      9,
      { x: 25, y: 50 },
      { x: 21.875, y: 50 },
    ],
    [
      'an upright one in a square, around the upper third',
      1,
      0.5,
      { x: 50, y: 35 },
      { x: 50, y: 20 },
    ],
    ['one of the same shape, whole', 1.5, 1.5, { x: 10, y: 90 }, { x: 50, y: 50 }],
  ])('shows %s', (_, room, ratio, focus, position) => {
    const { x, y } = positionIn(room, ratio, focus);
    expect(x).toBeCloseTo(position.x);
    expect(y).toBeCloseTo(position.y);
  });
});
