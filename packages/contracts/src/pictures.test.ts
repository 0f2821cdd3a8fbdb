import { describe, expect, it } from 'vitest';
import {
  focalPoint,
  pictureSources,
  portraitFocus,
  withFocalPoint,
  withoutFocalPoint,
} from './pictures.ts';

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

describe('the focal point of a picture', () => {
  const address = '/media/abc/1000x750.webp';

  it.each([
    [`${address}#focus=40,20`, { x: 40, y: 20 }],
    [`${address}#focus=0,100`, { x: 0, y: 100 }],
    [`${address}#focus=33,8`, { x: 35, y: 10 }],
    [address, undefined],
    [`${address}#focus=101,20`, undefined],
    [`${address}#focus=-5,20`, undefined],
    [`${address}#focus=40,20;color:red`, undefined],
  ])('%s is %j', (written, point) => {
    expect(focalPoint(written)).toEqual(point);
  });

  it('takes the place of an earlier one', () => {
    const moved = withFocalPoint(`${address}#focus=40,20`, { x: 62, y: 9 });
    expect(moved).toBe(`${address}#focus=60,10`);
    expect(withoutFocalPoint(moved)).toBe(address);
  });

  it('stays inside of the picture', () => {
    expect(withFocalPoint(address, { x: 140, y: -3 })).toBe(`${address}#focus=100,0`);
  });
});

describe('a portrait without a focal point', () => {
  it.each([
    ['of a phone held upright, with a whole person in it', '900x1600', 10],
    ['that is hardly higher than wide', '900x1200', 0],
    ['as narrow as a pillar', '100x900', 30],
    ['of a group, wider than high', '1600x900', 35],
  ])('%s has one that leaves the upper third in sight', (_, size, y) => {
    expect(portraitFocus(`/media/abc/${size}.webp`)).toEqual({ x: 50, y });
  });

  it('keeps the one that was set', () => {
    expect(portraitFocus('/media/abc/900x1600.webp#focus=10,90')).toEqual({ x: 10, y: 90 });
  });
});
