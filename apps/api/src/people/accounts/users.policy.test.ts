import type { AccountStatus, Role } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { isActivatedWithoutPassword, leavesAnAdmin } from './users.policy.ts';

const of = (role: Role, status: AccountStatus, passwordHash: string | null = '$2b$') => ({
  role,
  status,
  passwordHash,
});
const admin = of('admin', 'active');

describe('leavesAnAdmin', () => {
  it.each([
    ['the last admin is erased', admin, undefined, 1, false],
    ['the last admin is demoted', admin, of('user', 'active'), 1, false],
    ['the last admin is deactivated', admin, of('admin', 'inactive'), 1, false],
    ['the last admin is made pending', admin, of('admin', 'pending'), 1, false],
    ['the last admin gets another name', admin, admin, 1, true],
    ['one of two admins is erased', admin, undefined, 2, true],
    ['an admin who cannot sign in is erased', of('admin', 'inactive'), undefined, 1, true],
    [
      'an invited admin without a password is erased',
      of('admin', 'active', null),
      undefined,
      1,
      true,
    ],
    ['a user is erased', of('user', 'active'), undefined, 1, true],
    ['an editor is erased', of('editor', 'active'), undefined, 1, true],
    ['a user is deactivated', of('user', 'active'), of('user', 'inactive'), 1, true],
  ])('when %s', (_when, before, after, activeAdmins, expected) => {
    expect(leavesAnAdmin(before, after, activeAdmins)).toBe(expected);
  });
});

describe('isActivatedWithoutPassword', () => {
  it.each([
    ['pending', null, 'active', true],
    ['inactive', null, 'active', true],
    ['pending', '$2b$', 'active', false],
    ['inactive', null, 'pending', false],
    ['active', null, 'active', false],
  ] as const)('when a %s account with the password %s becomes %s', (was, hash, is, expected) => {
    const [before, after] = [of('user', was, hash), of('user', is, hash)];
    expect(isActivatedWithoutPassword(before, after)).toBe(expected);
  });
});
