import type { AdminUser } from '@vitrine/contracts';

/** An account as the back-office lists it, for tests. */
export const adminUser = (changes: Partial<AdminUser> = {}): AdminUser => ({
  id: 'u1',
  name: 'Ada Mbella',
  email: 'ada@north.example',
  role: 'user',
  status: 'active',
  lastLogin: '2026-03-04T10:00:00.000Z',
  twoSteps: false,
  version: 1,
  ...changes,
});
