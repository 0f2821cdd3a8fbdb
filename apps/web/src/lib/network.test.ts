import { afterEach, expect, it } from 'vitest';
import { savesData } from './network.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

it.each([
  ['less data is asked for', { saveData: true, effectiveType: '4g' }, true],
  ['the line is slow', { saveData: false, effectiveType: '2g' }, true],
  ['the line is good', { saveData: false, effectiveType: '4g' }, false],
  ['the browser does not tell', undefined, false],
])('knows whether to save where %s', (_, connection, expected) => {
  if (connection) Object.assign(navigator, { connection });
  expect(savesData()).toBe(expected);
});
