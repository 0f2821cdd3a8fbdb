import { expect, it } from 'vitest';
import { isNewer } from './release-archive.ts';

it.each([
  ['0.2.0', '0.1.9', true],
  ['0.10.0', '0.9.2', true],
  ['1.0.0', '0.99.0', true],
  ['0.2.0', '0.2.0-rc.1', true],
  ['0.2.0', '0.2.0', false],
  ['0.2.0-rc.1', '0.2.0', false],
  ['0.1.9', '0.2.0', false],
])('takes %s for newer than %s: %s', (version, other, newer) => {
  expect(isNewer(version, other)).toBe(newer);
});
