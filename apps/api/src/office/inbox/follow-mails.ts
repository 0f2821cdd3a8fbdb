import type { Queryable } from '../../db/database.ts';
import { mailRetried, mailSettled, type OutboxMail } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import type { Received } from './conversation-kind.ts';
import { storeStanding } from './conversations.ts';
import { isNewestReply } from './read-replies.ts';
import { answeredBy } from './reply-mail.ts';
import type { InboxRoom } from './room.ts';

/** One whose answer has failed waits for an answer again, and is new to everyone. */
export function followMails(room: InboxRoom): void {
  const { own, kind, events, readings, announcements } = room;
  events.on(mailSettled, async (tx, { mail, outcome }) => {
    if (outcome.status !== 'failed') return;
    const row = await lastAnswered(room, tx, mail);
    const again = row && own.reopened(row);
    if (!again) return;
    await readings.forget(tx, row.id);
    await storeStanding(room, tx, row, again);
    await announcements.announce(tx, { kind, id: row.id });
  });
  // it is as if its answer had just been written
  events.on(mailRetried, async (tx, mail) => {
    const row = await lastAnswered(room, tx, mail);
    const again = row && own.retried?.(row);
    if (again) await storeStanding(room, tx, row, again);
  });
}

/** An open back-office shows what became of a reply. */
export function announceReplies({ events, announcements }: Deps): void {
  events.on(mailSettled, async (tx, { mail }) => {
    const id = answeredBy(mail.cause);
    if (id) await announcements.announce(tx, { kind: 'reply', id });
  });
}

/** The one that a mail is the newest answer to. */
async function lastAnswered(
  room: InboxRoom,
  tx: Queryable,
  { id: mailId, cause }: OutboxMail,
): Promise<Received | undefined> {
  const row = await room.own.rows.lock(tx, answeredBy(cause) ?? '');
  return row && (await isNewestReply(room, tx, row.id, mailId)) ? row : undefined;
}
