import type {
  AskedListPart,
  AuditAction,
  AuditEntry,
  AuditSubject,
  Words,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { type CsvCells, csvFile } from '../../lib/csv.ts';
import { presentDated, readPage } from '../../lib/list-page.ts';
import type { FileReply } from '../../lib/reply.ts';
import type { Platform } from '../../platform.ts';
import type { Announcements } from '../announcements/announcements.ts';
import { readCompanyTime } from '../settings/company-name.ts';
import { type AuditFilter, type AuditRow, createAuditRepository } from './audit.repository.ts';
import { changesOf } from './changes.ts';

/** What someone did something to. */
interface About {
  subject: AuditSubject;
  id: string;
  /** What it is called. */
  name: string;
}

/** In place of an administrator's e-mail, for what is done on the server itself. */
const OPERATOR = 'command line';
/** And for what happens by itself at a time that someone has set. */
const SCHEDULE = 'schedule';

/** What nobody edits, or what open back-offices hear of in another way. */
const UNANNOUNCED: ReadonlySet<AuditSubject> = new Set<AuditSubject>([
  'message',
  'application',
  'mail',
  'session',
  'subscriber',
  'person',
]);

interface AuditDeps extends Pick<Platform, 'database' | 'clock' | 'ids'> {
  announcements: Pick<Announcements, 'announce'>;
}

export type AuditService = ReturnType<typeof createAuditService>;

/** What administrators did, written with what they did; anyone who edits the same hears of it. */
export function createAuditService({ database, clock, ids, announcements }: AuditDeps) {
  const audit = createAuditRepository(database);
  const insert = async (
    tx: Queryable,
    who: { actorId: string; actor: string },
    action: AuditAction,
    { subject, id, name }: About,
    was?: object,
    is?: object,
  ): Promise<void> => {
    const { before = null, after = null } = changesOf(was, is);
    const what = { action, subject, subjectId: id, name, before, after };
    await audit.insert(tx, { id: ids.next(), ...who, ...what, createdAt: clock.now() });
    if (!UNANNOUNCED.has(subject))
      await announcements.announce(tx, { kind: 'change', subject, id });
  };

  return {
    /**
     * Inside the write that does it. Who did it and when is added.
     * @param was the record before and after, as an administrator may see it: no secrets. Fields
     * that are equal are left out.
     */
    async record(
      tx: Queryable,
      actor: Account,
      action: AuditAction,
      about: About,
      was?: object | undefined,
      is?: object | undefined,
    ): Promise<void> {
      const who = { actorId: actor.userId, actor: await audit.emailOf(tx, actor.userId) };
      await insert(tx, who, action, about, was, is);
    },

    /** The same for what is done from the command line of the server, by nobody who is signed in. */
    recordByOperator: (
      tx: Queryable,
      action: AuditAction,
      about: About,
      was?: object,
      is?: object,
    ): Promise<void> => insert(tx, { actorId: '', actor: OPERATOR }, action, about, was, is),

    /** The same for what happens at its time, when nobody is there. */
    recordBySchedule: (
      tx: Queryable,
      action: AuditAction,
      about: About,
      was?: object,
      is?: object,
    ): Promise<void> => insert(tx, { actorId: '', actor: SCHEDULE }, action, about, was, is),

    /**
     * Inside the write that deletes messages, before it does: that they were, and what was done with
     * them, stays known; what they were about does not.
     */
    forgetMessages: audit.forgetMessages,

    /** Inside the write that erases the account. */
    forgetPerson: audit.forgetPerson,

    /** Inside the write that erases everything about an address. */
    forgetAddress: audit.forgetAddress,

    async latest(limit: number): Promise<AuditEntry[]> {
      return (await audit.list(database.read, {}, { limit })).map(presentEntry);
    },

    list: (query: AuditFilter & AskedListPart) =>
      readPage(query, (page, filter) => audit.list(database.read, filter, page), presentEntry),

    export: async (filter: AuditFilter, { activity }: Words['tables']): Promise<FileReply> =>
      csvFile(
        activity,
        await readCompanyTime({ database, clock }),
        cellsOf(activity.deletedAccount),
        (page) => audit.list(database.read, filter, page),
      ),
  };
}

const presentEntry = (row: AuditRow): AuditEntry => ({
  ...presentDated(row),
  subject_id: row.subjectId,
});

const cellsOf = (deletedAccount: string) =>
  ({
    time: ({ createdAt }, time) => time(createdAt),
    who: ({ actor }) => actor || deletedAccount,
    action: ({ action }) => action,
    what: ({ subject }) => subject,
    name: ({ name }) => name,
    id: ({ subjectId }) => subjectId,
    before: ({ before }) => (before ? JSON.stringify(before) : ''),
    after: ({ after }) => (after ? JSON.stringify(after) : ''),
  }) satisfies CsvCells<AuditRow>;
