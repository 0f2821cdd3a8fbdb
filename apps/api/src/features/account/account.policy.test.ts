import { describe, expect, it } from 'vitest';
import { canErase } from './account.policy.ts';

describe('who may erase their own account', () => {
  it.each([
    ['user', 0, true],
    ['user', 1, true],
    ['editor', 1, true],
    ['admin', 1, false],
    ['admin', 2, true],
  ] as const)('%s, with %i administrators who can sign in: %s', (role, admins, may) => {
    expect(canErase({ role }, admins)).toBe(may);
  });
});
