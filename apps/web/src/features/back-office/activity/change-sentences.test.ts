import { expect, it } from 'vitest';
import { auditEntry } from '#testing/audit-entry.ts';
import { changeSentences } from './change-sentences.ts';

const told = (before: unknown, after: unknown) =>
  changeSentences(auditEntry({ action: 'changed', before, after }));

it.each([
  [{ title: 'Boats' }, { title: 'Ships' }, ['Title from “Boats” to “Ships”']],
  [{ phone: '' }, { phone: '6 00' }, ['Phone set to “6 00”']],
  [{ author: 'Ada' }, { author: null }, ['Author cleared, was “Ada”']],
  [
    { assigneeId: null },
    { assigneeId: '0193cafe-5d2c-7a3b-9d55-0c4e1b7f6a20' },
    ['Assignee changed'],
  ],
  [{ assignee: null }, { assignee: 'kum@example.com' }, ['Assignee set to “kum@example.com”']],
  [
    { publish_at: null },
    { publish_at: '2026-03-04T12:00:00.000Z' },
    [expect.stringMatching(/^Publish on set to “Mar 4, 2026, \d/)],
  ],
  [{ published: false }, { published: true }, ['Published from “No” to “Yes”']],
  [{ tags: [] }, { tags: ['maps', 'home page'] }, ['Tags set to “maps, home page”']],
  [
    { address: ['Limbe'] },
    { address: ['Buea', 'Molyko'] },
    ['Address from “Limbe” to “Buea, Molyko”'],
  ],
  [{ saved_replies: [] }, { saved_replies: [{ title: 'A' }] }, ['Saved replies changed']],
  [{ posts: ['One'.repeat(30)] }, { posts: ['Two'] }, ['Sections changed']],
  [{ social: null }, { social: { github: 'a' } }, ['Social changed']],
  [
    { a: '1', b: '1', c: '1', d: '1', e: '1' },
    { a: '2', b: '2', c: '2', d: '2', e: '2' },
    ['A from “1” to “2”', 'B from “1” to “2”', 'C from “1” to “2”', '2 more fields'],
  ],
])('tells a change of %j to %j in words', (before, after, sentences) => {
  expect(told(before, after)).toEqual(sentences);
});

it('tells nothing of what was made or deleted', () => {
  expect(changeSentences(auditEntry({ action: 'created', after: { title: 'A' } }))).toEqual([]);
});
