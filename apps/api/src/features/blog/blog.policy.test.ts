import { describe, expect, it } from 'vitest';
import { type Actor, visitor } from '../../lib/actor.ts';
import { canReadDrafts, canReadPost } from './blog.policy.ts';

const account = (role: 'user' | 'admin'): Actor => ({
  kind: 'account',
  userId: '1',
  sessionId: '1',
  role,
});

const actors = { visitor, user: account('user'), admin: account('admin') };
const actions = {
  'read a published post': (actor: Actor) => canReadPost(actor, { status: 'published' }),
  'read a draft': (actor: Actor) => canReadPost(actor, { status: 'draft' }),
  'list drafts': canReadDrafts,
};

describe('the policy of the blog', () => {
  it.each([
    ['visitor', 'read a published post', true],
    ['visitor', 'read a draft', false],
    ['visitor', 'list drafts', false],
    ['user', 'read a published post', true],
    ['user', 'read a draft', false],
    ['user', 'list drafts', false],
    ['admin', 'read a published post', true],
    ['admin', 'read a draft', true],
    ['admin', 'list drafts', true],
  ] as const)('answers whether a %s may %s with %s', (actor, action, allowed) => {
    expect(actions[action](actors[actor])).toBe(allowed);
  });
});
