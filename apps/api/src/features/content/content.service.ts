import type { AuditAction, AuditSubject, ContentType } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import { isForeignKeyViolation } from '../../db/errors.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId } from '../../lib/addition-id.ts';
import type { Ids } from '../../lib/ids.ts';
import { invalidField, newerVersion, ProblemError } from '../../lib/problem-error.ts';
import type { RecordAct } from '../audit/index.ts';
import type { PictureUses } from '../picture-uses/index.ts';
import { presentEntry, toColumns } from './content.presenter.ts';
import type { ContentRepository, Entry } from './content.repository.ts';

interface Needs {
  database: Database;
  entries: ContentRepository;
  record: RecordAct;
  pictureUses: PictureUses;
  ids: Ids;
  secret: string;
}

type Input = Record<string, unknown>;

const subjects: Record<ContentType, AuditSubject> = {
  projects: 'project',
  testimonials: 'testimonial',
  services: 'service',
  departments: 'department',
  leadership: 'leader',
  teamMembers: 'team member',
};

/** One collection of the website: read by everybody, written in the back-office. */
export function createContentService(type: ContentType, needs: Needs) {
  const { database, entries, record, pictureUses, ids, secret } = needs;
  const subject = subjects[type];

  /** With its pictures, inside the write that stores it. */
  const note = (tx: Queryable, entry: Entry) =>
    pictureUses.note(tx, { kind: subject, id: entry.id, name: nameOf(entry), content: entry });

  const log = (tx: Queryable, actor: Account, action: AuditAction, was?: Entry, is?: Entry) => {
    const { id = '', ...entry }: Partial<Entry> = is ?? was ?? {};
    return record(tx, actor, {
      action,
      subject,
      id,
      name: nameOf(entry),
      before: was && presentEntry(type, was),
      after: is && presentEntry(type, is),
    });
  };

  const write = <T>(work: Parameters<typeof database.write<T>>[0]): Promise<T> =>
    database
      .write(async (tx) => {
        const result = await work(tx);
        await database.touchContent(tx);
        return result;
      })
      .catch((error) => {
        throw isForeignKeyViolation(error) ? noSuchDepartment() : error;
      });

  const requireLocked = async (tx: Queryable, id: string): Promise<Entry> => {
    const entry = await entries.lock(tx, id);
    if (!entry) throw new ProblemError('not-found', 'There is no such entry.');
    return entry;
  };

  return {
    list: () => entries.list(database.read),

    /** @param key chosen by the sender: with the same one, nothing is added a second time */
    create: (actor: Account, { key, ...input }: Input & { key?: string | undefined }) => {
      const id = additionId({ secret, ids }, `${actor.userId}:${type}`, key);
      return write(async (tx) => {
        const made = { ...toColumns(input), id, version: 1 };
        const { entry, isNew } = await entries.append(tx, made);
        if (!isNew) return entry;
        await note(tx, entry);
        await log(tx, actor, 'created', undefined, entry);
        return entry;
      });
    },

    /** @param ifMatch the version that the change was made from */
    update: (actor: Account, id: string, input: Input, ifMatch: number | undefined) =>
      write(async (tx) => {
        const locked = await requireLocked(tx, id);
        const before = { ...locked, version: locked.version - 1 };
        if (ifMatch !== undefined && ifMatch !== before.version) {
          throw newerVersion(presentEntry(type, before));
        }
        const changes = toColumns(input);
        await entries.update(tx, id, changes);
        const after: Entry = { ...locked, ...changes };
        await note(tx, after);
        await log(tx, actor, 'changed', before, after);
        return after;
      }),

    delete: (actor: Account, id: string): Promise<void> =>
      write(async (tx) => {
        const entry = await requireLocked(tx, id);
        if (type === 'departments') requireEmpty(await entries.membersOf(tx, id));
        await entries.delete(tx, id);
        await pictureUses.forget(tx, subject, id);
        await log(tx, actor, 'deleted', entry);
      }),
  };
}

export type ContentService = ReturnType<typeof createContentService>;

const nameOf = ({ name, title }: Record<string, unknown>) => String(name ?? title ?? '');

/** Only a member's department points to another table. */
const noSuchDepartment = () => invalidField('department_id', 'There is no such department');

function requireEmpty(members: string[]): void {
  if (members.length === 0) return;
  const who = new Intl.ListFormat('en').format(members);
  throw new ProblemError('conflict', `Move its team members to another department first: ${who}.`);
}
