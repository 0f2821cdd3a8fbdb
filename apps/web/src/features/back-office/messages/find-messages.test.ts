import { describe, expect, it } from 'vitest';
import { message } from '../../../testing/message.ts';
import { findMessages, type MessageFilter } from './find-messages.ts';

const messages = [
  message({ id: 'a', subject: 'Stock', status: 'unread' }),
  message({ id: 'b', type: 'support', content: 'Bills twice', status: 'read' }),
  message({ id: 'c', type: 'feedback', name: 'Clara', status: 'archived' }),
  message({ id: 'd', type: 'internal', email: 'Ops@north.example', status: 'archived' }),
];
const everything: MessageFilter = { folder: 'inbox', search: '', type: '', status: '' };

describe('findMessages', () => {
  it.each<[Partial<MessageFilter>, string]>([
    [{}, 'abcd'],
    [{ folder: 'archived' }, 'cd'],
    [{ search: 'STOCK' }, 'a'],
    [{ search: 'bills' }, 'b'],
    [{ search: 'clara' }, 'c'],
    [{ search: 'ops@' }, 'd'],
    [{ type: 'feedback' }, 'c'],
    [{ status: 'unread' }, 'a'],
    [{ status: 'read' }, 'b'],
    [{ folder: 'archived', type: 'internal' }, 'd'],
    [{ type: 'support', status: 'unread' }, ''],
  ])('%j finds %j', (filter, ids) => {
    const found = findMessages(messages, { ...everything, ...filter });
    expect(found.map(({ id }) => id).join('')).toBe(ids);
  });
});
