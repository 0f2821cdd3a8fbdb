import {
  type Application,
  type ApplicationDetail,
  type ApplicationForm,
  type ApplicationStatus,
  type EndpointParsed,
  problemTexts,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { utcDay } from '../../lib/clock.ts';
import { csvFile, csvTime } from '../../lib/csv.ts';
import { presentDated, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import type { FileReply } from '../../lib/reply.ts';
import { plainMail } from '../mail/outgoing-mail.ts';
import { english } from '../mail/words/english/index.ts';
import type { MailWords } from '../mail/words/mail-words.ts';
import { createReplies } from '../messages/replies.service.ts';
import {
  type ApplicationFilter,
  createApplicationsRepository,
  type StoredApplication,
} from './applications.repository.ts';

/** Applications to the internship and the trainings, and what administrators do with them. */
export function createApplicationsService(deps: Deps) {
  const { database, audit, mailVoices, trash, events, webhooks, forms, clock, ids, publicUrl } =
    deps;
  const { read, write } = database;
  const applications = createApplicationsRepository(database);
  const replies = createReplies(deps, 'applications');

  /** With the newest answer to each, so that nobody answers twice what a list shows. */
  const present = async (db: Queryable, rows: StoredApplication[]): Promise<Application[]> => {
    const last = await replies.lastOf(db, rows);
    return rows.map((row) => ({ ...presentDated(row), last_reply: last(row) }));
  };
  const presentOne = async (db: Queryable, row: StoredApplication): Promise<Application> => {
    const [shown] = await present(db, [row]);
    return found(shown, noApplication);
  };

  return {
    /** @returns what to tell the sender */
    async send(form: ApplicationForm): Promise<string> {
      const { kind, email } = form;
      const thanks = `Thank you for applying to our ${kind} program! We will contact you soon.`;
      await forms.receive('application', form, async (tx) => {
        const id = ids.next();
        await applications.insert(tx, { ...form, id, status: 'new', createdAt: clock.now() });
        await events.announce(tx, { kind: 'application', id });
        const url = `${publicUrl}/admin/applications?application=${id}`;
        await webhooks.emit(tx, 'application.created', { id, kind, url });
        await forms.tellStaff(tx, { kind: 'application', id, url });
        // nothing that was typed is in it: anybody can type the address of somebody else
        await forms.mail(
          tx,
          plainMail(email, (words) => words.applicationArrived(kind, publicUrl)),
        );
      });
      return thanks;
    },

    async list(query: EndpointParsed<'admin.applications.list'>['query']) {
      const { items, next } = await readPage(
        query,
        (page, filter) => applications.list(read, filter, page),
        (row) => row,
      );
      return { items: await present(read, items), next };
    },

    count: (filter: EndpointParsed<'admin.applications.counts'>['query']) =>
      applications.countByStatus(read, filter),

    /** @throws {ProblemError} `not-found` */
    require: async (actor: Account, id: string): Promise<ApplicationDetail> => ({
      ...(await presentOne(read, found(await applications.get(read, id), noApplication))),
      ...(await replies.read(actor, id)),
    }),

    /** @throws {ProblemError} `not-found` */
    async setStatus(actor: Account, id: string, status: ApplicationStatus): Promise<Application> {
      return write(async (tx) => {
        const application = found(await applications.lock(tx, id), noApplication);
        if (application.status === status) return presentOne(tx, application);
        await applications.update(tx, id, { status });
        const before = { status: application.status };
        await audit.record(tx, actor, 'changed', nameOf(application), before, { status });
        await events.announce(tx, { kind: 'application', id });
        return presentOne(tx, { ...application, status });
      });
    },

    /** @throws {ProblemError} `not-found` */
    reply: (actor: Account, id: string, sent: EndpointParsed<'admin.applications.reply'>['body']) =>
      replies.send(actor, id, sent, {
        subject: 'application',
        load: async (tx) => {
          const application = found(await applications.lock(tx, id), noApplication);
          const { words } = await mailVoices.read(tx);
          const subject = subjectOf(application, words);
          return { ...application, subject, content: contentOf(application, words) };
        },
        onSent: async () => undefined,
      }),

    /**
     * With the answers to it; one that still waits to be sent is sent.
     * @throws {ProblemError} `not-found`
     */
    async delete(actor: Account, id: string): Promise<void> {
      await write(async (tx) => {
        const application = found(await applications.lock(tx, id), noApplication);
        const { name } = nameOf(application);
        await trash.put(tx, actor, { kind: 'application', id, name, email: application.email });
        await applications.delete(tx, id);
        const { status, date } = presentDated(application);
        await audit.record(tx, actor, 'deleted', nameOf(application), { status, date });
        await events.announce(tx, { kind: 'application', id });
      });
    },

    /** What matches now, newest first. */
    export: (filter: ApplicationFilter): FileReply =>
      csvFile(`applications-${utcDay(clock.now())}.csv`, csvColumns, (page) =>
        applications.list(read, filter, page),
      ),
  };
}

const noApplication = () => new ProblemError('not-found', problemTexts.noApplication);

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
