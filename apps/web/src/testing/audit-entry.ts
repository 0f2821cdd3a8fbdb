import type { AuditEntry } from '@vitrine/contracts';

/** An audit entry, for tests. */
export const auditEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'e1',
  date: '2026-03-04T10:00:00.000Z',
  actor: 'ada@north.example',
  action: 'changed',
  subject: 'account',
  subject_id: 'u1',
  name: 'ben@north.example',
  ...changes,
});
