import type { Application } from '@vitrine/contracts';

/** An application for tests. */
export const application = (changes: Partial<Application> = {}): Application => ({
  id: 'a1',
  kind: 'internship',
  name: 'Ada Mbella',
  email: 'ada@north.example',
  phone: '',
  education: 'BSc',
  interests: 'Databases',
  program: '',
  message: 'I would like to.',
  status: 'new',
  assigneeId: null,
  language: '',
  seen: true,
  date: '2026-03-04T10:00:00.000Z',
  last_reply: null,
  ...changes,
});
