import type { Message } from '@vitrine/contracts';

/** A message for tests. */
export const message = (changes: Partial<Message> = {}): Message => ({
  id: 'm1',
  type: 'contact-form',
  name: 'Ada Mbella',
  email: 'ada@north.example',
  subject: 'A question',
  content: 'How much is it?',
  status: 'unread',
  state: 'open',
  assigneeId: null,
  language: '',
  seen: changes.status !== undefined && changes.status !== 'unread',
  date: '2026-03-04T10:00:00.000Z',
  isEmail: true,
  last_reply: null,
  ...changes,
});
