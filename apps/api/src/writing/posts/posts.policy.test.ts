import type { PostStatus, SessionRole } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { type Actor, visitor } from '../../lib/actor.ts';
import { canChange, canGiveStatus, canReadPost, isWriterOf } from './posts.policy.ts';

const account = (role: SessionRole): Actor => ({
  kind: 'account',
  userId: '1',
  sessionId: '1',
  role,
});
const post = (status: PostStatus, ownerId: string | null = null) => ({ status, ownerId });

const actors = { visitor, user: account('user'), admin: account('admin') };

describe('the policy of the blog', () => {
  it.each([
    ['visitor', { published: true, draft: false, publish: false }],
    ['user', { published: true, draft: false, publish: false }],
    ['admin', { published: true, draft: true, publish: true }],
  ] as const)('answers what a %s may do', (name, { published, draft, publish }) => {
    const actor = actors[name];
    expect(canReadPost(actor, post('published'))).toBe(published);
    expect(canReadPost(actor, post('draft'))).toBe(draft);
    expect(isWriterOf(actor, post('draft', '1'))).toBe(draft);
    expect(canChange(actor, post('published', '1'))).toBe(publish);
    expect(canGiveStatus(actor, 'published')).toBe(publish);
  });
});
