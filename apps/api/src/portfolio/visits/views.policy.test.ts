import { describe, expect, it } from 'vitest';
import type { Actor } from '../../lib/actor.ts';
import { isVisit } from './views.policy.ts';

const page = { userId: 'owner' };
const account = (userId: string, role: 'user' | 'admin'): Actor => ({
  kind: 'account',
  userId,
  sessionId: 'session',
  role,
});

describe('a visit', () => {
  it.each<[string, Actor, boolean]>([
    ['a visitor', { kind: 'visitor' }, true],
    ['another user', account('other', 'user'), true],
    ['the owner', account('owner', 'user'), false],
    ['an administrator', account('other', 'admin'), false],
  ])('by %s counts: %#', (_who, actor, expected) => {
    expect(isVisit(actor, page)).toBe(expected);
  });
});
