import type { Reader, Reading, StoredMessage } from './messages.repository.ts';

/**
 * Whether somebody has opened a message, or need not: it was put away, it is spam, or it was read
 * before there was a note of who had opened it.
 */
export function seenBy(
  { userId, since }: Reading,
  { id, status, state, createdAt }: StoredMessage,
  readers: readonly Reader[],
): boolean {
  if (status === 'archived' || state === 'spam') return true;
  if (status === 'unread') return false;
  const own = readers.filter(({ messageId }) => messageId === id);
  if (own.length === 0 || (since && createdAt < since)) return true;
  return own.some((reader) => reader.userId === userId);
}
