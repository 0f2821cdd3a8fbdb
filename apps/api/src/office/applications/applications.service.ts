import {
  type Application,
  type ApplicationChange,
  type ApplicationForm,
  applicationFields,
  type EndpointParsed,
  type Outcome,
} from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { utcDay } from '../../lib/clock.ts';
import { csvFile, csvTime } from '../../lib/csv.ts';
import { presentDated } from '../../lib/list-page.ts';
import type { FileReply } from '../../lib/reply.ts';
import { english, type MailWords, plainMail } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { createConversations, type KindOfConversation } from '../inbox/conversations.service.ts';
import {
  type ApplicationFilter,
  createApplicationsRepository,
  type StoredApplication,
  undecided,
} from './applications.repository.ts';

type Standing = Pick<StoredApplication, 'status' | 'assigneeId'>;

/** Applications to the internship and the trainings, and what administrators do with them. */
export function createApplicationsService(deps: Deps) {
  const { database, mailVoices, webhooks, forms, clock, publicUrl } = deps;
  const { read, tables } = database;
  const applications = createApplicationsRepository(database);

  const standingOf = ({ status, assigneeId }: StoredApplication): Standing => ({
    status,
    assigneeId,
  });
  const own: KindOfConversation<
    StoredApplication,
    typeof applicationFields,
    Standing,
    ApplicationChange
  > = {
    kind: 'application',
    table: tables.applications,
    fields: applicationFields,
    rows: applications,
    isSettled: ({ status }) => !undecided.includes(status) || undefined,
    emitArrival: (tx, { kind }, at) => webhooks.emit(tx, 'application.created', { ...at, kind }),
    // without the person's name or words, so that deleting an application deletes them
    nameOf: (application) => subjectOf(application),
    keptOf: ({ status, createdAt, ...application }) => ({
      name: subjectOf(application),
      before: presentDated({ status, createdAt }),
    }),
    async quote(tx, application) {
      const { words } = await mailVoices.read(tx);
      const subject = subjectOf(application, words);
      return { ...application, subject, content: contentOf(application, words) };
    },
    standingOf,
    async changed(_tx, _actor, application, { seen, ...sent }) {
      const { status = application.status, assigneeId = application.assigneeId } = sent;
      return { standing: { status, assigneeId }, seen };
    },
    reopened: standingOf,
  };
  const conversations = createConversations(deps, own);

  return {
    ...conversations,

    /** @returns what to tell the sender */
    async send(form: ApplicationForm): Promise<Outcome> {
      const { kind, email } = form;
      await forms.receive('application', form, async (tx) => {
        await conversations.arrive(tx, { ...form, status: 'new' });
        // nothing that was typed is in it: anyone can type the address of someone else
        await forms.mail(
          tx,
          plainMail(email, (words) => words.applicationArrived(kind, publicUrl)),
        );
      });
      return ['applicationSent', { kind }];
    },

    list: (actor: Account, query: EndpointParsed<'admin.applications.list'>['query']) =>
      conversations.page(actor, query, (page, filter) =>
        applications.list(read, actor.userId, filter, page),
      ),

    count: (actor: Account, filter: EndpointParsed<'admin.applications.counts'>['query']) =>
      applications.countByStatus(read, actor.userId, filter),

    /** What matches now, newest first. */
    async export(actor: Account, filter: ApplicationFilter): Promise<FileReply> {
      return csvFile(`applications-${utcDay(clock.now())}.csv`, csvColumns, (page) =>
        applications.list(read, actor.userId, filter, page),
      );
    },
  };
}

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
