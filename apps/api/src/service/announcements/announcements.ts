import { adminEventSchema } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';

/** Instead of one announcement for each of very many. */
const EVERYTHING = 'everything';

const announcementSchema = adminEventSchema.pick({ kind: true, id: true, subject: true });
export type Announcement = ReturnType<typeof announcementSchema.parse>;

export type Announcements = ReturnType<typeof createAnnouncements>;

/** Notifies the open back-offices of every process of what has changed. */
export function createAnnouncements(database: Database) {
  return {
    /** Inside the write that makes it happen. */
    announce: (tx: Queryable, announcement: Announcement): Promise<void> =>
      database.announce(tx, JSON.stringify(announcement)),

    /**
     * Inside the write that changes more than is announced one by one: open back-offices connect
     * again, and ask for everything.
     */
    renew: (tx: Queryable): Promise<void> => database.announce(tx, EVERYTHING),

    /**
     * @param onAnnouncement called with undefined where everything may have changed
     * @returns ends it
     */
    listen: (onAnnouncement: (announcement: Announcement | undefined) => void): (() => void) =>
      database.listen((text) => {
        // what was missed cannot be sent later; a browser that connects again asks for everything
        const isKnown = text !== undefined && text !== EVERYTHING;
        onAnnouncement(isKnown ? announcementSchema.parse(JSON.parse(text)) : undefined);
      }),
  };
}
