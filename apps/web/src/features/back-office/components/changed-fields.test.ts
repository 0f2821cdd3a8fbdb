import { expect, it } from 'vitest';
import { changedFields, fieldLabel, linesOf } from './changed-fields.ts';

it.each([
  [{ role: 'user' }, { role: 'admin' }, [{ name: 'role', before: 'user', after: 'admin' }]],
  [undefined, { name: 'Ada' }, [{ name: 'name', before: undefined, after: 'Ada' }]],
  [{ name: 'Ada' }, null, [{ name: 'name', before: 'Ada', after: undefined }]],
  [
    {
      company: { tagline: 'We build', address: ['Limbe'], social: { github: 'a', linkedin: 'b' } },
    },
    {
      company: { tagline: 'We solve', address: ['Limbe'], social: { github: 'c', linkedin: 'b' } },
    },
    [
      { name: 'company.tagline', before: 'We build', after: 'We solve' },
      { name: 'company.social.github', before: 'a', after: 'c' },
    ],
  ],
  [
    { social: null },
    { social: { github: 'a' } },
    [{ name: 'social', before: null, after: { github: 'a' } }],
  ],
  [null, undefined, []],
  ['text', ['list'], []],
])('of %j and %j it names the fields', (before, after, fields) => {
  expect(changedFields(before, after)).toEqual(fields);
});

it.each([
  ['status', 'Status'],
  ['publish_at', 'Publish on'],
  ['assignee', 'Assignee'],
  ['author_id', 'Author'],
  ['heroTitle', 'Hero title'],
  ['company.name.first', 'Company name first'],
])('writes %s as %s', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});

it.each([
  ['text', ['text']],
  ['', []],
  [null, []],
  [0, ['0']],
  [false, ['false']],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [{ firstPart: 'Etinde', links: ['a', 'b'] }, ['First part: Etinde', 'Links: a, b']],
  [[{ title: 'A', text: 'B' }], ['Title: A, Text: B']],
])('reads %j as lines', (value, lines) => {
  expect(linesOf(value)).toEqual(lines);
});
