import { Readable } from 'node:stream';
import {
  type ApplicationStatus,
  type EndpointParsed,
  isStorable,
  problemTexts,
} from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { utcDay } from '../../lib/clock.ts';
import { CSV_START, csvLine } from '../../lib/csv.ts';
import { readPage } from '../../lib/list-page.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { FileReply } from '../../lib/reply.ts';
import { csvCells, csvHeader, subjectOf } from './applications.presenter.ts';
import {
  type ApplicationFilter,
  createApplicationsRepository,
  type StoredApplication,
} from './applications.repository.ts';

const EXPORT_PAGE_SIZE = 200;
const NONE: Record<ApplicationStatus, number> = {
  new: 0,
  shortlisted: 0,
  accepted: 0,
  declined: 0,
};

/** No database holds such a text, and PostgreSQL does not even take it as a question. */
const findsNothing = ({ q }: ApplicationFilter) => q !== undefined && !isStorable(q);

/** In the log without the person's name or words, so that deleting an application deletes them. */
const entryOf = <A extends 'changed' | 'deleted'>(action: A, application: StoredApplication) =>
  ({ action, subject: 'application', id: application.id, name: subjectOf(application) }) as const;

const noApplication = () => new ProblemError('not-found', problemTexts.noApplication);

/** What administrators do with the applications that have arrived. */
export function createApplicationReviews({ database, audit, events, clock }: Deps) {
  const { read, write } = database;
  const applications = createApplicationsRepository(database);

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
    list: ({ after, ...filter }: EndpointParsed<'admin.applications.list'>['query']) =>
      readPage(after, async (page) =>
        findsNothing(filter) ? [] : applications.list(read, filter, page),
      ),

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
        await audit.record(tx, actor, { ...entryOf('changed', found), before, after });
        await events.announce(tx, { kind: 'application', id });
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
        await audit.record(tx, actor, { ...entryOf('deleted', found), before });
        await events.announce(tx, { kind: 'application', id });
      });
    },

    /** What matches now, newest first, as a table for spreadsheets. */
    export(filter: ApplicationFilter): FileReply {
      const name = `applications-${utcDay(clock.now())}.csv`;
      return { name, content: Readable.from(csvOf(filter)) };
    },
  };
}
