import {
  type AskedListPart,
  type EndpointParsed,
  type Fields,
  picked,
  type ValuesOf,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { PageOf } from '../../db/newest-first.ts';
import type { Tables } from '../../db/schema.ts';
import type { Account } from '../../lib/actor.ts';
import { readPage } from '../../lib/list-page.ts';
import { found } from '../../lib/problem-error.ts';
import { mailRetried, mailSettled, type OutboxMail } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { createArrivalMails } from './arrival-mails.ts';
import { createAssignees } from './assignees.ts';
import {
  type ConversationKind,
  createConversationsRepository,
} from './conversations.repository.ts';
import { createForwards } from './forwards.service.ts';
import { goneConversation } from './gone.ts';
import { createNotesService } from './notes.service.ts';
import { createReadings } from './readings.repository.ts';
import { createReplies } from './replies.service.ts';
import { createReplyFiles } from './reply-files.service.ts';
import { answeredBy, type Quoted } from './reply-mail.ts';

/** What is asked of the rows of messages and of applications. */
interface Received {
  id: string;
  name: string;
  email: string;
  assigneeId: string | null;
  readUnnoted: boolean;
  createdAt: Date;
}

/** What one has besides what was sent. */
type Stamped = Pick<Received, 'id' | 'createdAt' | 'assigneeId' | 'readUnnoted'>;

/** What may be changed of one, as it is then, and whether its author has opened it by that. */
interface Changed<Standing> {
  standing: Standing;
  seen: boolean | undefined;
}

/** What messages and applications have of their own. */
export interface KindOfConversation<Row, F extends Fields, Standing, Sent> {
  kind: ConversationKind;
  table: Tables['messages'] | Tables['applications'];
  /** What is sent of it. */
  fields: F;
  rows: {
    get(db: Queryable, id: string): Promise<Row | undefined>;
    insert(tx: Queryable, row: object): Promise<void>;
    lock(tx: Queryable, id: string): Promise<Row | undefined>;
    update(tx: Queryable, id: string, changes: object): Promise<Row | undefined>;
    delete(tx: Queryable, id: string): Promise<boolean>;
  };
  /** True where it is new to nobody, false where it is to everyone, whatever is known of readings. */
  isSettled(row: Row): boolean | undefined;
  /** Sends webhooks that it has arrived. */
  emitArrival(tx: Queryable, row: Row, at: { id: string; url: string }): Promise<void>;
  /** What it is called in the log and in the trash, and what the log keeps of one that is deleted. */
  nameOf(row: Row): string;
  keptOf(row: Row): { name: string; before: object };
  /** As the mails about it name and quote it. */
  quote(tx: Queryable, row: Row): Promise<Quoted>;
  /** @throws {ProblemError} where there is nobody to answer */
  requireAnswerable?(row: Row): void;
  standingOf(row: Row): Standing;
  changed(tx: Queryable, actor: Account, row: Row, sent: Sent): Promise<Changed<Standing>>;
  /** What is stored with a standing, and follows from it. */
  store?(tx: Queryable, row: Row, standing: Standing): Promise<Partial<Row>>;
  /** Whether a change is more than that an account has, or has not, read it. */
  isLogged?(before: Standing, after: Standing): boolean;
  /** How it stands once it is answered. */
  answered?(row: Row): Standing;
  /** How it stands once its newest answer has failed; undefined where that changes nothing. */
  reopened(row: Row): Standing | undefined;
  /** The same once that answer is tried again. */
  retried?(row: Row): Standing | undefined;
  /** Inside the write that deletes one, before it does. */
  forget?(tx: Queryable, id: string): Promise<void>;
}

/** What administrators do alike with messages and with applications. */
export function createConversations<
  Row extends Received & ValuesOf<F>,
  F extends Fields,
  Standing extends Pick<Received, 'assigneeId'>,
  Sent extends { assigneeId?: string | null | undefined },
>(deps: Deps, own: KindOfConversation<Row, F, Standing, Sent>) {
  const { database, audit, trash, events, announcements, forms, ids, clock, publicUrl } = deps;
  const { read, write, tables } = database;
  const { kind, rows } = own;
  const readings = createReadings(database, own.table);
  const replies = createReplies(deps, kind);
  const forwards = createForwards(deps, kind);
  const notes = createNotesService(deps, kind);
  const assignees = createAssignees(tables);
  const stored = createConversationsRepository(tables, kind);
  const arrivals = createArrivalMails(deps);
  const gone = goneConversation(kind);

  /** As the actor sees them, with the newest answer to each: nobody answers twice what a list shows. */
  const present = async (db: Queryable, actor: Account, some: Row[]) => {
    const ids = some.map(({ id }) => id);
    const last = await replies.lastOf(db, some);
    const isSeen = await readings.seenBy(db, actor.userId, ids);
    return some.map((row) => ({
      ...picked(own.fields, row),
      id: row.id,
      date: row.createdAt.toISOString(),
      seen: own.isSettled(row) ?? isSeen(row),
      last_reply: last(row),
    }));
  };
  const presentOne = async (db: Queryable, actor: Account, row: Row) =>
    found((await present(db, actor, [row]))[0], gone);

  const lock = async (tx: Queryable, id: string): Promise<Row> =>
    found(await rows.lock(tx, id), gone);

  /** Always in the same order; those that are gone are left out. @returns how many were there, and which */
  const toEach = async (tx: Queryable, ids: string[], work: (row: Row) => Promise<unknown>) => {
    const done: string[] = [];
    for (const id of [...new Set(ids)].sort()) {
      const row = await rows.lock(tx, id);
      if (!row) continue;
      await work(row);
      done.push(id);
    }
    return { changed: done.length, ids: done };
  };

  /** Stores how one stands. @returns it as it is then */
  const stand = async (tx: Queryable, row: Row, standing: Standing): Promise<Row> => {
    const follows = await own.store?.(tx, row, standing);
    return found(await rows.update(tx, row.id, { ...standing, ...follows }), gone);
  };

  const logged = async ({ assigneeId, ...others }: Standing, tx: Queryable) => ({
    ...others,
    assignee: await assignees.emailOf(tx, assigneeId),
  });

  const change = async (tx: Queryable, actor: Account, row: Row, sent: Sent): Promise<Row> => {
    const { id } = row;
    const { standing: after, seen } = await own.changed(tx, actor, row, sent);
    if (seen !== undefined) await readings.set(tx, id, actor.userId, seen);
    const before = own.standingOf(row);
    if (JSON.stringify(before) === JSON.stringify(after)) return row;
    const changed = await stand(tx, row, after);
    if (own.isLogged?.(before, after) ?? true) {
      const about = { subject: kind, id, name: own.nameOf(row) } as const;
      const [was, is] = [await logged(before, tx), await logged(after, tx)];
      await audit.record(tx, actor, 'changed', about, was, is);
    }
    await announcements.announce(tx, { kind, id });
    return changed;
  };

  const remove = async (tx: Queryable, actor: Account, row: Row): Promise<void> => {
    const { id, email } = row;
    await trash.put(tx, actor, { kind, id, name: own.nameOf(row), email });
    await own.forget?.(tx, id);
    await rows.delete(tx, id);
    const { name, before } = own.keptOf(row);
    await audit.record(tx, actor, 'deleted', { subject: kind, id, name }, before);
    await announcements.announce(tx, { kind, id });
  };

  /** The one that a mail is the newest answer to. */
  const lastAnswered = async (tx: Queryable, { id: mailId, cause }: OutboxMail) => {
    const row = await rows.lock(tx, answeredBy(cause) ?? '');
    return row && (await replies.isNewest(tx, row.id, mailId)) ? row : undefined;
  };

  return {
    notes,
    files: createReplyFiles(deps, kind),

    /**
     * Inside the write that receives one: puts it where administrators read and answer.
     * @param isSilent it is kept for those who look for it, and nobody is notified
     */
    async arrive(tx: Queryable, received: Omit<Row, keyof Stamped>, isSilent = false) {
      const stamped: Stamped = {
        ...{ id: ids.next(), createdAt: clock.now(), assigneeId: null, readUnnoted: false },
      };
      const row = { ...received, ...stamped } as Row;
      const { id } = stamped;
      await rows.insert(tx, row);
      await stored.insert(tx, id);
      await announcements.announce(tx, { kind, id });
      if (isSilent) return;
      const url = `${publicUrl}/admin/${kind}s?${kind}=${id}`;
      await own.emitArrival(tx, row, { id, url });
      for (const mail of await arrivals.atOnce(tx, { kind, id, url })) await forms.notify(tx, mail);
    },

    /** A page of a list, as the actor sees it. */
    async page<Q extends AskedListPart>(
      actor: Account,
      query: Q,
      list: (page: PageOf, filter: Omit<Q, keyof AskedListPart>) => Promise<Row[]>,
    ) {
      const { items, next } = await readPage(query, list, (row) => row);
      return { items: await present(read, actor, items), next };
    },

    /** @throws {ProblemError} `not-found` */
    require: async (actor: Account, id: string) => ({
      ...(await presentOne(read, actor, found(await rows.get(read, id), gone))),
      ...(await replies.read(actor, id)),
      notes: await notes.listOf(read, actor, id),
    }),

    /** @throws {ProblemError} `not-found`; `invalid` for an account that cannot answer it */
    change: (actor: Account, id: string, sent: Sent) =>
      write(async (tx) => {
        const row = await lock(tx, id);
        await assignees.require(tx, sent.assigneeId);
        return presentOne(tx, actor, await change(tx, actor, row, sent));
      }),

    /** @throws {ProblemError} `invalid` for an account that cannot answer them */
    changeEach: (actor: Account, ids: string[], sent: Sent) =>
      write(async (tx) => {
        await assignees.require(tx, sent.assigneeId);
        return toEach(tx, ids, (row) => change(tx, actor, row, sent));
      }),

    /**
     * With the answers to it; one that still waits to be sent is sent.
     * @throws {ProblemError} `not-found`
     */
    delete: (actor: Account, id: string): Promise<void> =>
      write(async (tx) => remove(tx, actor, await lock(tx, id))),

    deleteEach: (actor: Account, ids: string[]) =>
      write((tx) => toEach(tx, ids, (row) => remove(tx, actor, row))),

    /** @throws {ProblemError} `not-found`; `conflict` where there is nobody to answer */
    reply: (actor: Account, id: string, sent: EndpointParsed<'admin.messages.reply'>['body']) =>
      replies.send(actor, id, sent, {
        load: async (tx) => {
          const row = await lock(tx, id);
          own.requireAnswerable?.(row);
          return own.quote(tx, row);
        },
        onSent: async (tx) => {
          const row = found(await rows.get(tx, id), gone);
          await readings.set(tx, id, actor.userId, true);
          if (own.answered) await stand(tx, row, own.answered(row));
        },
      }),

    /** @throws {ProblemError} `not-found`; `conflict` where its key has sent something else */
    forward: (actor: Account, id: string, sent: EndpointParsed<'admin.messages.forward'>['body']) =>
      forwards.send(actor, id, sent, async (tx) => own.quote(tx, await lock(tx, id))),

    /** One whose answer has failed waits for an answer again, and is new to everyone. */
    followMails(): void {
      events.on(mailSettled, async (tx, { mail, outcome }) => {
        if (outcome.status !== 'failed') return;
        const row = await lastAnswered(tx, mail);
        const again = row && own.reopened(row);
        if (!again) return;
        await readings.forget(tx, row.id);
        await stand(tx, row, again);
        await announcements.announce(tx, { kind, id: row.id });
      });
      // it is as if its answer had just been written
      events.on(mailRetried, async (tx, mail) => {
        const row = await lastAnswered(tx, mail);
        const again = row && own.retried?.(row);
        if (again) await stand(tx, row, again);
      });
    },
  };
}

/** An open back-office shows what became of a reply. */
export function announceReplies({ events, announcements }: Deps): void {
  events.on(mailSettled, async (tx, { mail }) => {
    const id = answeredBy(mail.cause);
    if (id) await announcements.announce(tx, { kind: 'reply', id });
  });
}
