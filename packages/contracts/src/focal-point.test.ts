import { describe, expect, expectTypeOf, it } from 'vitest';
import { NO_PICTURE, type PictureRef, readPicture, writePicture } from './focal-point.ts';

describe('a picture with its focal point', () => {
  const src = '/media/abc/1000x750.webp';

  it.each([
    [`${src}#focus=40,20`, { src, focus: { x: 40, y: 20 } }],
    [`${src}#focus=0,100`, { src, focus: { x: 0, y: 100 } }],
    [`${src}#focus=33,8`, { src, focus: { x: 33, y: 8 } }],
    [src, { src }],
    [`${src}#focus=101,20`, { src: `${src}#focus=101,20` }],
    [`${src}#focus=-5,20`, { src: `${src}#focus=-5,20` }],
    [`${src}#focus=40,20;color:red`, { src: `${src}#focus=40,20;color:red` }],
    ['', { src: '' }],
  ])('%s is %j, and is written the same', (text, picture) => {
    expect(readPicture(text)).toEqual(picture);
    expect(writePicture(picture)).toBe(text);
  });

  it('has a focal point inside of it', () => {
    expect(writePicture({ src, focus: { x: 140, y: -3 } })).toBe(`${src}#focus=100,0`);
  });

  it('is falsy for none', () => {
    expect(NO_PICTURE ? 'one' : 'none').toBe('none');
  });

  it('is not text for the compiler, so that nothing takes it for an address', () => {
    expectTypeOf<PictureRef>().not.toExtend<string>();
    expectTypeOf<string>().not.toExtend<PictureRef>();
  });
});
