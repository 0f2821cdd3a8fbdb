import type {
  Application,
  ApplicationChange,
  ApplicationDetail,
  ApplicationForm,
  EndpointParsed,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { utcDay } from '../../lib/clock.ts';
import { csvFile, csvTime } from '../../lib/csv.ts';
import { presentDated, readPage } from '../../lib/list-page.ts';
import { found } from '../../lib/problem-error.ts';
import type { FileReply } from '../../lib/reply.ts';
import { english, type MailWords, plainMail } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { answerables } from '../inbox/answerable.ts';
import { createArrivalNotices } from '../inbox/arrival-mails.ts';
import { createAssignees } from '../inbox/assignees.ts';
import { createNotesService } from '../inbox/notes.service.ts';
import { createReadings } from '../inbox/readings.ts';
import { createReplies } from '../inbox/replies.service.ts';
import type { Quoted } from '../inbox/reply-mail.ts';
import { toEach } from '../inbox/to-each.ts';
import { createApplicationReaders } from './application-readers.repository.ts';
import {
  type ApplicationFilter,
  createApplicationsRepository,
  type StoredApplication,
} from './applications.repository.ts';

/** Applications to the internship and the trainings, and what administrators do with them. */
export function createApplicationsService(deps: Deps) {
  const {
    database,
    audit,
    mailVoices,
    trash,
    announcements,
    webhooks,
    forms,
    clock,
    ids,
    publicUrl,
  } = deps;
  const { read, write } = database;
  const applications = createApplicationsRepository(database);
  const replies = createReplies(deps, 'applications');
  const notes = createNotesService(deps, 'applications');
  const readers = createApplicationReaders(database);
  const assignees = createAssignees(database.tables);
  const notifyStaff = createArrivalNotices(deps);
  const readingOf = createReadings(database);

  /** As the actor sees them, with the newest answer to each: nobody answers twice what a list shows. */
  const present = async (
    db: Queryable,
    actor: Account,
    rows: StoredApplication[],
  ): Promise<Application[]> => {
    const last = await replies.lastOf(db, rows);
    const ids = rows.map(({ id }) => id);
    const seen = await readers.seenBy(db, await readingOf(db, actor), ids);
    return rows.map((row) => ({ ...presentDated(row), seen: seen(row), last_reply: last(row) }));
  };
  const presentOne = async (db: Queryable, actor: Account, row: StoredApplication) => {
    const [shown] = await present(db, actor, [row]);
    return found(shown, noApplication);
  };

  const lock = async (tx: Queryable, id: string): Promise<StoredApplication> =>
    found(await applications.lock(tx, id), noApplication);

  /** As the mails about it name and quote it. */
  const quote = async (tx: Queryable, id: string): Promise<Quoted> => {
    const application = await lock(tx, id);
    const { words } = await mailVoices.read(tx);
    const subject = subjectOf(application, words);
    return { ...application, subject, content: contentOf(application, words) };
  };

  const change = async (
    tx: Queryable,
    actor: Account,
    application: StoredApplication,
    { seen, status = application.status, assigneeId = application.assigneeId }: ApplicationChange,
  ): Promise<StoredApplication> => {
    const { id } = application;
    if (seen !== undefined) await readers.set(tx, id, actor.userId, seen);
    // who has read something has changed nothing
    if (status === application.status && assigneeId === application.assigneeId) return application;
    await applications.update(tx, id, { status, assigneeId });
    const told = async (one: Pick<StoredApplication, 'status' | 'assigneeId'>) => ({
      status: one.status,
      assignee: await assignees.emailOf(tx, one.assigneeId),
    });
    const [before, after] = [await told(application), await told({ status, assigneeId })];
    await audit.record(tx, actor, 'changed', nameOf(application), before, after);
    await announcements.announce(tx, { kind: 'application', id });
    return { ...application, status, assigneeId };
  };

  const remove = async (tx: Queryable, actor: Account, application: StoredApplication) => {
    const { id, email } = application;
    const about = nameOf(application);
    await trash.put(tx, actor, { kind: 'application', id, name: about.name, email });
    await applications.delete(tx, id);
    const { status, date } = presentDated(application);
    await audit.record(tx, actor, 'deleted', about, { status, date });
    await announcements.announce(tx, { kind: 'application', id });
  };

  return {
    /** @returns what to tell the sender */
    async send(form: ApplicationForm): Promise<string> {
      const { kind, email } = form;
      const thanks = `Thank you for applying to our ${kind} program! We will contact you soon.`;
      await forms.receive('application', form, async (tx) => {
        const id = ids.next();
        await applications.insert(tx, { ...form, id, status: 'new', createdAt: clock.now() });
        await announcements.announce(tx, { kind: 'application', id });
        const url = `${publicUrl}/admin/applications?application=${id}`;
        await webhooks.emit(tx, 'application.created', { id, kind, url });
        await notifyStaff(tx, { kind: 'application', id, url });
        // nothing that was typed is in it: anybody can type the address of somebody else
        await forms.mail(
          tx,
          plainMail(email, (words) => words.applicationArrived(kind, publicUrl)),
        );
      });
      return thanks;
    },

    async list(actor: Account, query: EndpointParsed<'admin.applications.list'>['query']) {
      const reading = await readingOf(read, actor);
      const { items, next } = await readPage(
        query,
        (page, filter) => applications.list(read, reading, filter, page),
        (row) => row,
      );
      return { items: await present(read, actor, items), next };
    },

    async count(actor: Account, filter: EndpointParsed<'admin.applications.counts'>['query']) {
      return applications.countByStatus(read, await readingOf(read, actor), filter);
    },

    /** @throws {ProblemError} `not-found` */
    require: async (actor: Account, id: string): Promise<ApplicationDetail> => ({
      ...(await presentOne(read, actor, found(await applications.get(read, id), noApplication))),
      ...(await replies.read(actor, id)),
      notes: await notes.listOf(read, actor, id),
    }),

    /** @throws {ProblemError} `not-found`; `invalid` for somebody who cannot answer it */
    change: (actor: Account, id: string, sent: ApplicationChange): Promise<Application> =>
      write(async (tx) => {
        const application = await lock(tx, id);
        await assignees.require(tx, sent.assigneeId);
        return presentOne(tx, actor, await change(tx, actor, application, sent));
      }),

    /** @throws {ProblemError} `invalid` for somebody who cannot answer them */
    changeEach: (actor: Account, ids: string[], sent: ApplicationChange) =>
      toEach(database, {
        ids,
        check: (tx) => assignees.require(tx, sent.assigneeId),
        lock: applications.lock,
        work: (tx, one) => change(tx, actor, one, sent),
      }),

    quote,

    /** @throws {ProblemError} `not-found` */
    reply: (actor: Account, id: string, sent: EndpointParsed<'admin.applications.reply'>['body']) =>
      replies.send(actor, id, sent, {
        load: (tx) => quote(tx, id),
        onSent: (tx) => readers.set(tx, id, actor.userId, true),
      }),

    /**
     * With the answers to it; one that still waits to be sent is sent.
     * @throws {ProblemError} `not-found`
     */
    delete: (actor: Account, id: string): Promise<void> =>
      write(async (tx) => remove(tx, actor, await lock(tx, id))),

    deleteEach: (actor: Account, ids: string[]) =>
      toEach(database, {
        ids,
        lock: applications.lock,
        work: (tx, application) => remove(tx, actor, application),
      }),

    /** What matches now, newest first. */
    async export(actor: Account, filter: ApplicationFilter): Promise<FileReply> {
      const reading = await readingOf(read, actor);
      return csvFile(`applications-${utcDay(clock.now())}.csv`, csvColumns, (page) =>
        applications.list(read, reading, filter, page),
      );
    },
  };
}

const { gone: noApplication } = answerables.applications;

/** In the log without the person's name or words, so that deleting an application deletes them. */
const nameOf = (application: StoredApplication) =>
  ({ subject: 'application', id: application.id, name: subjectOf(application) }) as const;

/** The subject of an application in the log and in answers to it. */
const subjectOf = (
  { kind, program }: Pick<Application, 'kind' | 'program'>,
  { application: words }: Pick<MailWords, 'application'> = english,
): string => (kind === 'internship' ? words.internship : words.training(program));

/** An application as one text, to be quoted: every answer under its question. */
function contentOf(
  { program, phone, education, interests, message }: StoredApplication,
  { application: words }: MailWords,
): string {
  const answers = { program, phone, education, interests, message };
  return Object.entries(answers)
    .filter(([, answer]) => answer)
    .map(([name, answer]) => `${words.question(words[name as keyof typeof answers])}\n${answer}`)
    .join('\n\n');
}

const csvColumns: Parameters<typeof csvFile<StoredApplication>>[1] = {
  'Received (UTC)': ({ createdAt }) => csvTime(createdAt),
  Kind: ({ kind }) => kind,
  Status: ({ status }) => status,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Program: ({ program }) => program,
  Education: ({ education }) => education,
  Interests: ({ interests }) => interests,
  Message: ({ message }) => message,
};
