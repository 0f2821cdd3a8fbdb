import type { storageKeys as contractKeys } from '@vitrine/contracts';

/**
 * The contract's keys of browser storage (STO-01), once more: importing its value would bring the
 * schemas of that file, and zod with them, into the first view. The type keeps the two equal.
 */
export const storageKeys: typeof contractKeys = {
  accessToken: 'authToken',
  refreshToken: 'refreshToken',
  role: 'userRole',
  email: 'email',
  darkMode: 'darkMode',
};

/**
 * By what the server knows a browser that signed in before, so that signing in again need not queue
 * with strangers. It opens nothing; signing out removes it.
 */
export const KNOWN_DEVICE = 'knownDevice';
