import { describe, expect, it } from 'vitest';
import { focalPoint, withFocalPoint, withoutFocalPoint } from './focal-point.ts';

describe('the focal point of a picture', () => {
  const address = '/media/abc/1000x750.webp';

  it.each([
    [`${address}#focus=40,20`, { x: 40, y: 20 }],
    [`${address}#focus=0,100`, { x: 0, y: 100 }],
    [`${address}#focus=33,8`, { x: 33, y: 8 }],
    [address, undefined],
    [`${address}#focus=101,20`, undefined],
    [`${address}#focus=-5,20`, undefined],
    [`${address}#focus=40,20;color:red`, undefined],
  ])('%s is %j', (written, point) => {
    expect(focalPoint(written)).toEqual(point);
  });

  it('takes the place of an earlier one', () => {
    const moved = withFocalPoint(`${address}#focus=40,20`, { x: 62, y: 9 });
    expect(moved).toBe(`${address}#focus=62,9`);
    expect(withoutFocalPoint(moved)).toBe(address);
  });

  it('stays inside of the picture', () => {
    expect(withFocalPoint(address, { x: 140, y: -3 })).toBe(`${address}#focus=100,0`);
  });
});
