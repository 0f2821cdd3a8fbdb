import { Readable } from 'node:stream';
import {
  type AuditAction,
  type AuditEntry,
  type AuditSubject,
  LIST_PAGE_SIZE,
} from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import { CSV_START, csvLine } from '../../lib/csv.ts';
import type { Ids } from '../../lib/ids.ts';
import type { FileReply } from '../../lib/reply.ts';
import { changesOf } from './audit.changes.ts';
import type { AuditFilter, AuditRepository, AuditRow } from './audit.repository.ts';

const EXPORT_PAGE_SIZE = 200;
/** Who did it, where the account was erased. */
const GONE = 'a deleted account';
const CSV_HEADER = ['Time (UTC)', 'Who', 'Action', 'What', 'Name', 'Id', 'Before', 'After'];

/** One act, as the one who writes it down knows it. */
export interface Act {
  action: AuditAction;
  subject: AuditSubject;
  id: string;
  /** What the subject is called. */
  name: string;
  /** The record before and after, as an administrator may see it: no secrets. Equal fields are left out. */
  before?: object | undefined;
  after?: object | undefined;
}

interface Needs {
  database: Database;
  audit: AuditRepository;
  clock: Clock;
  ids: Ids;
}

/** What administrators did, written with what they did. */
export function createAuditService({ database, audit, clock, ids }: Needs) {
  async function* csvOf(filter: AuditFilter) {
    yield CSV_START + csvLine(CSV_HEADER);
    for (let after: string | undefined; ; ) {
      const page = await audit.list(database.read, filter, { after, limit: EXPORT_PAGE_SIZE });
      yield page.map((row) => csvLine(cellsOf(row))).join('');
      after = page.at(-1)?.id;
      if (page.length < EXPORT_PAGE_SIZE) return;
    }
  }

  return {
    /** Inside the write that does it. */
    async record(tx: Queryable, actor: Account, act: Act): Promise<void> {
      const { before, after } = changesOf(act.before, act.after);
      await audit.insert(tx, {
        id: ids.next(),
        actorId: actor.userId,
        actor: await audit.emailOf(tx, actor.userId),
        action: act.action,
        subject: act.subject,
        subjectId: act.id,
        name: act.name,
        before: before ?? null,
        after: after ?? null,
        createdAt: clock.now(),
      });
    },

    /**
     * Inside the write that deletes messages, before it does: that they were, and what was done with
     * them, stays known; what they were about does not.
     */
    forgetMessages: audit.forgetMessages,

    /** Inside the write that erases the account. */
    forgetPerson: audit.forgetPerson,

    async latest(limit: number): Promise<AuditEntry[]> {
      return (await audit.list(database.read, {}, { limit })).map(presentAct);
    },

    async list({ after, ...filter }: AuditFilter & { after?: string | undefined }) {
      const limit = LIST_PAGE_SIZE + 1;
      const rows = await audit.list(database.read, filter, { after, limit });
      const items = rows.slice(0, LIST_PAGE_SIZE);
      const next = rows.length > items.length ? (items.at(-1)?.id ?? null) : null;
      return { items: items.map(presentAct), next };
    },

    export(filter: AuditFilter): FileReply {
      const day = clock.now().toISOString().slice(0, 10);
      return { name: `activity-${day}.csv`, content: Readable.from(csvOf(filter)) };
    },
  };
}

export type AuditService = ReturnType<typeof createAuditService>;

export type ForgetMessages = AuditService['forgetMessages'];

export type ForgetPerson = AuditService['forgetPerson'];

/** Writes down what an administrator did, inside the write that does it. */
export type RecordAct = AuditService['record'];

const presentAct = (row: AuditRow): AuditEntry => ({
  id: row.id,
  date: row.createdAt.toISOString(),
  actor: row.actor,
  action: row.action,
  subject: row.subject,
  subject_id: row.subjectId,
  name: row.name,
  before: row.before,
  after: row.after,
});

const cellsOf = (row: AuditRow): string[] => [
  row.createdAt.toISOString().slice(0, 19).replace('T', ' '),
  row.actor || GONE,
  row.action,
  row.subject,
  row.name,
  row.subjectId,
  row.before ? JSON.stringify(row.before) : '',
  row.after ? JSON.stringify(row.after) : '',
];
