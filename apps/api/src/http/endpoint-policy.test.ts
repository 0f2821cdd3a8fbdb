import type { Access, SessionRole } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { type Actor, visitor } from '../lib/actor.ts';
import { canCall, requireCall } from './endpoint-policy.ts';

const account = (role: SessionRole): Actor => ({
  kind: 'account',
  userId: '1',
  sessionId: '2',
  role,
});
const actors = { visitor, user: account('user'), admin: account('admin') };

const table: [Access, Record<keyof typeof actors, boolean>][] = [
  ['anyone', { visitor: true, user: true, admin: true }],
  ['optional', { visitor: true, user: true, admin: true }],
  ['signed-in', { visitor: false, user: true, admin: true }],
  ['portfolio', { visitor: false, user: true, admin: false }],
  ['content', { visitor: false, user: false, admin: true }],
];

describe.each(table)('an endpoint for %s', (access, row) => {
  it.each(Object.entries(row))('%s: %s', (name, allowed) => {
    expect(canCall(access, actors[name as keyof typeof actors])).toBe(allowed);
  });
});

describe('a refusal', () => {
  const endpoint = { access: 'articles', method: 'GET', scope: 'blog' } as const;

  it('asks a visitor to sign in, and tells an account that it may not', () => {
    expect(() => requireCall(endpoint, actors.visitor)).toThrow(
      expect.objectContaining({ code: 'unauthenticated' }),
    );
    expect(() => requireCall(endpoint, actors.user)).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
  });
});
