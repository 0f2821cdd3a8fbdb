import {
  type Application,
  type ApplicationForm,
  type ApplicationStatus,
  type EndpointParsed,
  problemTexts,
} from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { utcDay } from '../../lib/clock.ts';
import { csvFile, csvTime } from '../../lib/csv.ts';
import { presentDated, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import type { FileReply } from '../../lib/reply.ts';
import { plainMail } from '../mail/outbox.service.ts';
import {
  type ApplicationFilter,
  createApplicationsRepository,
  type StoredApplication,
} from './applications.repository.ts';

/** Applications to the internship and the trainings, and what administrators do with them. */
export function createApplicationsService(deps: Deps) {
  const { database, audit, events, webhooks, forms, clock, ids, publicUrl } = deps;
  const { read, write } = database;
  const applications = createApplicationsRepository(database);

  return {
    /**
     * Stores a record, and a message that tells of it.
     * @returns what to tell the sender
     */
    async send(form: ApplicationForm): Promise<string> {
      const { kind, name, email } = form;
      const thanks = `Thank you for applying to our ${kind} program! We will contact you soon.`;
      await forms.receive('application', form, async (tx) => {
        const id = ids.next();
        await applications.insert(tx, { ...form, id, status: 'new', createdAt: clock.now() });
        await events.announce(tx, { kind: 'application', id });
        const url = `${publicUrl}/admin/applications?application=${id}`;
        await webhooks.emit(tx, 'application.created', { id, kind, url });
        await forms.addMessage(tx, {
          name,
          email,
          subject: subjectOf(form),
          content: contentOf(form),
        });
        // nothing that was typed is in it: anybody can type the address of somebody else
        await forms.mail(
          tx,
          plainMail(email, 'We have your application', [
            thanks,
            `Your application from ${publicUrl} has arrived.`,
            'If you did not apply, somebody else typed your address; there is nothing to do.',
          ]),
        );
      });
      return thanks;
    },

    list: (query: EndpointParsed<'admin.applications.list'>['query']) =>
      readPage(query, (page, filter) => applications.list(read, filter, page), presentDated),

    count: (filter: EndpointParsed<'admin.applications.counts'>['query']) =>
      applications.countByStatus(read, filter),

    /** @throws {ProblemError} `not-found` */
    require: async (id: string): Promise<Application> =>
      presentDated(found(await applications.get(read, id), noApplication)),

    /** @throws {ProblemError} `not-found` */
    async setStatus(actor: Account, id: string, status: ApplicationStatus): Promise<Application> {
      return write(async (tx) => {
        const application = found(await applications.lock(tx, id), noApplication);
        if (application.status === status) return presentDated(application);
        await applications.update(tx, id, { status });
        const before = { status: application.status };
        await audit.record(tx, actor, 'changed', nameOf(application), before, { status });
        await events.announce(tx, { kind: 'application', id });
        return presentDated({ ...application, status });
      });
    },

    /**
     * Deletes the record alone. The message that told of it stays: it is correspondence, which
     * may have been answered, and is deleted among the messages.
     * @throws {ProblemError} `not-found`
     */
    async delete(actor: Account, id: string): Promise<void> {
      await write(async (tx) => {
        const application = found(await applications.lock(tx, id), noApplication);
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

/** The subject under which an application stands among the messages and in the log. */
const subjectOf = (application: Pick<Application, 'kind' | 'program'>): string =>
  application.kind === 'internship'
    ? 'Internship application'
    : `Training application: ${application.program}`;

/** An application as a message: every answer under its question. */
const contentOf = ({ program, phone, education, interests, message }: ApplicationForm): string =>
  Object.entries({
    Program: program,
    Phone: phone,
    Education: education,
    Interests: interests,
    Message: message,
  })
    .filter(([, answer]) => answer)
    .map(([question, answer]) => `${question}:\n${answer}`)
    .join('\n\n');

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
