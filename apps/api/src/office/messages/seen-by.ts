import type { Reading } from '../inbox/readings.ts';
import type { Reader, StoredMessage } from './messages.repository.ts';

/**
 * Whether somebody has opened a message, or need not: it was put away, it is spam, or it was read
 * before there was a note of who had opened it. Whoever has opened it may be erased by now: to the
 * others it is as new as before.
 */
export function seenBy(
  { userId, since }: Reading,
  { id, status, state, readUnnoted, createdAt }: StoredMessage,
  readers: readonly Reader[],
): boolean {
  if (status === 'archived' || state === 'spam') return true;
  if (status === 'unread') return false;
  if (readUnnoted || (since && createdAt < since)) return true;
  return readers.some((reader) => reader.messageId === id && reader.userId === userId);
}
