import { expect, it } from 'vitest';
import { dropDescriptions } from './without-descriptions.ts';

it.each([
  ["z.string().describe('Its name.').optional()", 'z.string().optional()'],
  ["z.object({ a: z.string().describe('A') }).meta({ id: 'A' })", 'z.object({ a: z.string() })'],
  [
    "({ route: 'GET /a', summary: 'Reads', tag: 'A', scope: 'none', errors: ['conflict'], status: 201 })",
  ],
  ["({ route: 'GET /a', status: 201, summary: 'Reads' })"],
  ["field.line({ means: 'Where.' })", 'field.line({  })'],
  ["named('A', 'An A.', { a: z.string() })", "named('A', '', { a: z.string() })"],
  ["z.object(strings({ a: 'Its name.', b: `Its b.` }))", "z.object(strings({ a: '', b: '' }))"],
])('leaves out what %s says of itself', (code, rest?: string) => {
  const short = dropDescriptions(code);
  if (rest) expect(short).toBe(rest);
  else expect(short.replace(/\s+/g, ' ')).toMatch(/^\(\{ route: 'GET \/a',\s*status: 201,? \}\)$/);
});

it('leaves fields alone that are called the same', () => {
  const code = 'z.object({ summary: z.string(), tag, errors: z.array(field), meta: z.meta() })';
  expect(dropDescriptions(code)).toBe(code);
});
