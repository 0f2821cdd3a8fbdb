import { describe, expect, it } from 'vitest';
import {
  adminSignInSchema,
  refreshSchema,
  resetPasswordFormSchema,
  signInSchema,
  storageKeys,
} from './session.ts';

const credentials = { email: 'ngozi@example.com', password: 'secret' };

describe('a sign-in', () => {
  it('is not remembered unless asked for', () => {
    expect(signInSchema.parse(credentials).remember).toBe(false);
    expect(signInSchema.parse({ ...credentials, remember: true }).remember).toBe(true);
  });

  it.each([
    [{ email: '' }, 'emailRequired'],
    [{ email: 'x@y' }, 'emailInvalid'],
    [{ password: '' }, 'passwordRequired'],
  ])('refuses %j', (changes, message) => {
    const { error } = signInSchema.safeParse({ ...credentials, ...changes });
    expect(error?.issues[0]?.message).toBe(message);
  });

  it('of the older kind may say the address again', () => {
    const sent = { ...credentials, username: credentials.email };
    expect(adminSignInSchema.parse(sent)).toMatchObject(sent);
    expect(adminSignInSchema.safeParse(credentials).success).toBe(true);
  });
});

describe('a renewal', () => {
  it('needs the token, and may name its attempt', () => {
    expect(refreshSchema.safeParse({}).success).toBe(false);
    expect(refreshSchema.safeParse({ refresh: '' }).success).toBe(false);
    expect(refreshSchema.parse({ refresh: 'a' })).toEqual({ refresh: 'a' });
    expect(refreshSchema.parse({ refresh: 'a', attempt: 'b' }).attempt).toBe('b');
  });
});

describe('choosing a new password', () => {
  it('asks for it twice, the same', () => {
    const form = { password: '12345678', confirm_password: '12345679' };
    const { error } = resetPasswordFormSchema.safeParse(form);
    expect(error?.issues).toMatchObject([
      { path: ['confirm_password'], message: 'passwordsDiffer' },
    ]);
  });
});

describe('the browser’s storage', () => {
  it('has these keys and no others', () => {
    expect(Object.values(storageKeys)).toEqual([
      'authToken',
      'refreshToken',
      'userRole',
      'email',
      'darkMode',
    ]);
  });
});
