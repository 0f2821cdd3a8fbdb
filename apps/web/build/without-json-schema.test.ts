import { expect, it } from 'vitest';
import { describeNothing } from './without-json-schema.ts';

it('keeps the names of what is left out, which say so when they are called', async () => {
  const code = describeNothing('export function toJSON(a) {}\nexport const make = () => 1;\n');
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys(module).sort()).toEqual(['make', 'toJSON']);
  expect(() => module.make()).toThrow('not part of this build');
});
