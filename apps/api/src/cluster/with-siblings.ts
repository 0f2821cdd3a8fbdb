import { createAnnouncements } from '../db/announcements.ts';
import type { Database } from '../db/database.ts';
import type { WorkerLink } from './worker-link.ts';

/**
 * The embedded database tells what a write announces to its own process alone: this passes it on to
 * the other workers, and hears theirs.
 */
export function withSiblings(
  database: Database,
  siblings: Pick<WorkerLink, 'tell' | 'listen'>,
): Database {
  const announcements = createAnnouncements();
  database.listen((news) => {
    announcements.deliver(news);
    siblings.tell(news);
  });
  siblings.listen(announcements.deliver);
  return { ...database, listen: announcements.listen };
}
