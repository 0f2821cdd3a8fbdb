import type { AdminOverview } from '@vitrine/contracts';

/** The figures of the back-office, for tests. */
export const overview = (changes: Partial<AdminOverview> = {}): AdminOverview => ({
  totalUsers: 7,
  activeProjects: 3,
  pendingTasks: 5,
  revenue: '',
  unread: 0,
  newApplications: 0,
  drafts: 0,
  scheduled: 0,
  failedMails: 0,
  reads: { total: 0, top: [] },
  activity: [],
  storage: { level: 'enough', freeBytes: 9e9, totalBytes: 2e10 },
  mail: 'smtp',
  ...changes,
});
