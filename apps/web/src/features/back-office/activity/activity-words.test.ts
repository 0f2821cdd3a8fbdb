import { expect, it } from 'vitest';
import { auditEntry } from '#testing/audit-entry.ts';
import { verbOf } from './activity-words.ts';

it.each([
  [{ action: 'sent', subject: 'post', after: { recipients: 3 } }, 'sent'],
  [
    { action: 'sent', subject: 'post', after: { preview_until: '2026-11-27T16:00:00.000Z' } },
    'created a preview link for',
  ],
  [{ action: 'sent', subject: 'message' }, 'replied to'],
  [{ action: 'sent', subject: 'account' }, 'sent an invitation for'],
  [{ action: 'changed', subject: 'post', after: { title: 'Solar' } }, 'changed'],
] as const)('%j is told as %j', (action, verb) => {
  expect(verbOf(auditEntry(action))).toBe(verb);
});
