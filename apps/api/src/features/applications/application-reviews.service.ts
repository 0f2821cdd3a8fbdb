import { Readable } from 'node:stream';
import {
  type ApplicationStatus,
  type EndpointParsed,
  isStorable,
  LIST_PAGE_SIZE,
} from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import { CSV_START, csvLine } from '../../lib/csv.ts';
import { readCursor, toCursor } from '../../lib/list-page.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { FileReply } from '../../lib/reply.ts';
import type { RecordAct } from '../audit/index.ts';
import type { Announce } from '../live-events/index.ts';
import { csvCells, csvHeader, subjectOf } from './applications.presenter.ts';
import type {
  ApplicationFilter,
  ApplicationsRepository,
  StoredApplication,
} from './applications.repository.ts';

const EXPORT_PAGE_SIZE = 200;
const NONE: Record<ApplicationStatus, number> = {
  new: 0,
  shortlisted: 0,
  accepted: 0,
  declined: 0,
};

interface Needs {
  database: Database;
  applications: ApplicationsRepository;
  record: RecordAct;
  announce: Announce;
  clock: Clock;
}

/** No database holds such a text, and PostgreSQL does not even take it as a question. */
const findsNothing = ({ q }: ApplicationFilter) => q !== undefined && !isStorable(q);

/** In the log without the person's name or words, so that deleting an application deletes them. */
const actOn = <A extends 'changed' | 'deleted'>(action: A, application: StoredApplication) =>
  ({ action, subject: 'application', id: application.id, name: subjectOf(application) }) as const;

const noApplication = () => new ProblemError('not-found', 'There is no such application.');

/** What administrators do with the applications that have arrived. */
export function createApplicationReviews({
  database,
  applications,
  record,
  announce,
  clock,
}: Needs) {
  const { read, write } = database;

  /** The file as it is made, a page of the database at a time. */
  async function* csvOf(filter: ApplicationFilter) {
    yield CSV_START + csvLine(csvHeader);
    let after: StoredApplication | undefined;
    while (!findsNothing(filter)) {
      const page = await applications.list(read, filter, { after, limit: EXPORT_PAGE_SIZE });
      yield page.map((application) => csvLine(csvCells(application))).join('');
      if (page.length < EXPORT_PAGE_SIZE) return;
      after = page.at(-1);
    }
  }

  return {
    async list({ after, ...filter }: EndpointParsed<'admin.applications.list'>['query']) {
      const place = after === undefined ? undefined : readCursor(after);
      if (after !== undefined && !place) throw invalidField('after', 'There is no such page.');
      if (findsNothing(filter)) return { items: [], next: null };
      const limit = LIST_PAGE_SIZE + 1;
      const found = await applications.list(read, filter, { after: place, limit });
      const items = found.slice(0, LIST_PAGE_SIZE);
      const last = items.at(-1);
      return { items, next: last && found.length > items.length ? toCursor(last) : null };
    },

    async count(filter: EndpointParsed<'admin.applications.counts'>['query']) {
      return findsNothing(filter) ? NONE : applications.countByStatus(read, filter);
    },

    /** @throws {ProblemError} `not-found` */
    async require(id: string): Promise<StoredApplication> {
      const found = await applications.getById(read, id);
      if (!found) throw noApplication();
      return found;
    },

    /** @throws {ProblemError} `not-found` */
    async setStatus(
      actor: Account,
      id: string,
      status: ApplicationStatus,
    ): Promise<StoredApplication> {
      return write(async (tx) => {
        const found = await applications.lock(tx, id);
        if (!found) throw noApplication();
        if (found.status === status) return found;
        await applications.setStatus(tx, id, status);
        const [before, after] = [{ status: found.status }, { status }];
        await record(tx, actor, { ...actOn('changed', found), before, after });
        await announce(tx, { kind: 'application', id });
        return { ...found, status };
      });
    },

    /**
     * Deletes the record alone. The message that told of it stays: it is correspondence, which
     * may have been answered, and is deleted among the messages.
     * @throws {ProblemError} `not-found`
     */
    async delete(actor: Account, id: string): Promise<void> {
      await write(async (tx) => {
        const found = await applications.lock(tx, id);
        if (!found) throw noApplication();
        await applications.delete(tx, id);
        const { status, createdAt } = found;
        const before = { status, date: createdAt.toISOString() };
        await record(tx, actor, { ...actOn('deleted', found), before });
        await announce(tx, { kind: 'application', id });
      });
    },

    /** What matches now, newest first, as a table for spreadsheets. */
    export(filter: ApplicationFilter): FileReply {
      const day = clock.now().toISOString().slice(0, 10);
      return { name: `applications-${day}.csv`, content: Readable.from(csvOf(filter)) };
    },
  };
}

export type ApplicationReviews = ReturnType<typeof createApplicationReviews>;
