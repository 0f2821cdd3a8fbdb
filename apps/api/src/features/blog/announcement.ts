import type { Queryable } from '../../db/database.ts';
import type { StoredPost } from './blog.repository.ts';

/** What every reader of the newsletter is mailed. */
export interface Announcement {
  subject: string;
  /** Plain text. */
  text: string;
  /** The same for one announcement, so that nobody gets it twice. */
  cause: string;
}

/** Queues a mail to every reader; resolves with how many there are. */
export type MailReaders = (tx: Queryable, announcement: Announcement) => Promise<number>;

export const announcementOf = (
  { id, title, description }: StoredPost,
  publicUrl: string,
): Announcement => ({
  subject: title,
  text: `${description}\n\nRead it here:\n\n${publicUrl}/blog/${id}`,
  cause: `announcement:${id}`,
});
