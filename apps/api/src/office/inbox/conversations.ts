import type { AskedListPart } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { PageOf } from '../../db/newest-first.ts';
import type { Account } from '../../lib/actor.ts';
import { readPage } from '../../lib/list-page.ts';
import { found } from '../../lib/problem-error.ts';
import type { ConversationTypes, Received, Stamped } from './conversation-kind.ts';
import { listNotes } from './notes.ts';
import { lastReplies, readReplies } from './read-replies.ts';
import type { ConversationRoom, InboxRoom } from './room.ts';

/**
 * Inside the write that receives one: puts it where administrators read and answer.
 * @param isSilent it is kept for those who look for it, and nobody is notified
 */
export async function arrive<T extends ConversationTypes>(
  room: ConversationRoom<T>,
  tx: Queryable,
  received: Omit<T['row'], keyof Stamped>,
  isSilent = false,
): Promise<void> {
  const { own, kind, conversations, announcements, arrivals, forms, ids, clock, publicUrl } = room;
  const id = ids.next();
  const stamped: Stamped = { id, createdAt: clock.now(), assigneeId: null, readUnnoted: false };
  const row = { ...received, ...stamped } as T['row'];
  await own.rows.insert(tx, row);
  await conversations.insert(tx, id);
  await announcements.announce(tx, { kind, id });
  if (isSilent) return;
  const path = `/admin/${kind}s?${kind}=${id}`;
  await own.emitArrival(tx, row, { id, url: publicUrl + path });
  for (const mail of await arrivals.atOnce(tx, { kind, id, path })) await forms.notify(tx, mail);
}

/** As the actor sees them, with the newest answer to each: nobody answers twice what a list shows. */
async function present<T extends ConversationTypes>(
  room: ConversationRoom<T>,
  db: Queryable,
  actor: Account,
  some: T['row'][],
) {
  const { own, readings } = room;
  const ids = some.map(({ id }) => id);
  const last = await lastReplies(room, db, ids);
  const isSeen = await readings.seenBy(db, actor.userId, ids);
  return some.map((row) => ({
    ...own.shown(row),
    id: row.id,
    date: row.createdAt.toISOString(),
    seen: own.isSettled(row) ?? isSeen(row),
    last_reply: last(row.id),
  }));
}

const presentOne = async <T extends ConversationTypes>(
  room: ConversationRoom<T>,
  db: Queryable,
  actor: Account,
  row: T['row'],
) => found((await present(room, db, actor, [row]))[0], room.gone);

/** For a change. @throws {ProblemError} `not-found` */
export const lockOne = async <T extends ConversationTypes>(
  { own, gone }: ConversationRoom<T>,
  tx: Queryable,
  id: string,
): Promise<T['row']> => found(await own.rows.lock(tx, id), gone);

/** A page of a list, as the actor sees it. */
export async function pageOfConversations<T extends ConversationTypes, Q extends AskedListPart>(
  room: ConversationRoom<T>,
  actor: Account,
  query: Q,
  list: (page: PageOf, filter: Omit<Q, keyof AskedListPart>) => Promise<T['row'][]>,
) {
  const { items, next } = await readPage(query, list, (row) => row);
  return { items: await present(room, room.database.read, actor, items), next };
}

/** @throws {ProblemError} `not-found` */
export async function getConversation<T extends ConversationTypes>(
  room: ConversationRoom<T>,
  actor: Account,
  id: string,
) {
  const { own, gone, database } = room;
  const { read } = database;
  return {
    ...(await presentOne(room, read, actor, found(await own.rows.get(read, id), gone))),
    ...(await readReplies(room, actor, id)),
    notes: await listNotes(room, read, actor, id),
  };
}

/** @throws {ProblemError} `not-found`; `invalid` for an account that cannot answer it */
export function changeConversation<T extends ConversationTypes>(
  room: ConversationRoom<T>,
  actor: Account,
  id: string,
  sent: T['change'],
) {
  return room.database.write(async (tx) => {
    const row = await lockOne(room, tx, id);
    await room.assignees.require(tx, sent.assigneeId);
    return presentOne(room, tx, actor, await change(room, tx, actor, row, sent));
  });
}

/** @throws {ProblemError} `invalid` for an account that cannot answer them */
export function changeConversations<T extends ConversationTypes>(
  room: ConversationRoom<T>,
  actor: Account,
  ids: string[],
  sent: T['change'],
) {
  return room.database.write(async (tx) => {
    await room.assignees.require(tx, sent.assigneeId);
    return toEach(room, tx, ids, (row) => change(room, tx, actor, row, sent));
  });
}

/**
 * With the answers to it; one that still waits to be sent is sent.
 * @throws {ProblemError} `not-found`
 */
export const deleteConversation = (room: InboxRoom, actor: Account, id: string): Promise<void> =>
  room.database.write(async (tx) => remove(room, tx, actor, await lockOne(room, tx, id)));

export const deleteConversations = (room: InboxRoom, actor: Account, ids: string[]) =>
  room.database.write((tx) => toEach(room, tx, ids, (row) => remove(room, tx, actor, row)));

/** Stores how one stands. @returns it as it is then */
export async function storeStanding<T extends ConversationTypes>(
  { own, gone }: ConversationRoom<T>,
  tx: Queryable,
  row: T['row'],
  standing: T['standing'],
): Promise<T['row']> {
  const follows = await own.store?.(tx, row, standing);
  return found(await own.rows.update(tx, row.id, { ...standing, ...follows }), gone);
}

/** Always in the same order; those that are gone are left out. @returns how many were there, and which */
async function toEach<T extends ConversationTypes>(
  { own }: ConversationRoom<T>,
  tx: Queryable,
  ids: string[],
  work: (row: T['row']) => Promise<unknown>,
) {
  const done: string[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const row = await own.rows.lock(tx, id);
    if (!row) continue;
    await work(row);
    done.push(id);
  }
  return { changed: done.length, ids: done };
}

async function change<T extends ConversationTypes>(
  room: ConversationRoom<T>,
  tx: Queryable,
  actor: Account,
  row: T['row'],
  sent: T['change'],
): Promise<T['row']> {
  const { own, kind, readings, assignees, audit, announcements } = room;
  const { id } = row;
  const { standing: after, seen } = await own.changed(tx, actor, row, sent);
  if (seen !== undefined) await readings.set(tx, id, actor.userId, seen);
  const before = own.standingOf(row);
  if (JSON.stringify(before) === JSON.stringify(after)) return row;
  const changed = await storeStanding(room, tx, row, after);
  if (own.isLogged?.(before, after) ?? true) {
    const logged = async ({ assigneeId, ...others }: T['standing']) => ({
      ...others,
      assignee: await assignees.emailOf(tx, assigneeId),
    });
    const about = { subject: kind, id, name: own.nameOf(row) } as const;
    await audit.record(tx, actor, 'changed', about, await logged(before), await logged(after));
  }
  await announcements.announce(tx, { kind, id });
  return changed;
}

async function remove(
  { own, kind, trash, audit, announcements }: InboxRoom,
  tx: Queryable,
  actor: Account,
  row: Received,
): Promise<void> {
  const { id, email } = row;
  await trash.put(tx, actor, { kind, id, name: own.nameOf(row), email });
  await own.forget?.(tx, id);
  await own.rows.delete(tx, id);
  const { name, before } = own.keptOf(row);
  await audit.record(tx, actor, 'deleted', { subject: kind, id, name }, before);
  await announcements.announce(tx, { kind, id });
}
