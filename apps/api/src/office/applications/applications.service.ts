import {
  type Application,
  type ApplicationChange,
  type ApplicationForm,
  applicationFields,
  applicationStanding,
  type EndpointParsed,
  languageOf,
  type Outcome,
  picked,
  type ValuesOf,
  type Words,
} from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { type CsvCells, csvFile } from '../../lib/csv.ts';
import { presentDated } from '../../lib/list-page.ts';
import type { FileReply } from '../../lib/reply.ts';
import { english, type MailWords, plainMail, readCompanyTime } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import type { KindOfConversation } from '../inbox/conversation-kind.ts';
import { arrive, pageOfConversations } from '../inbox/conversations.ts';
import { createConversationRoom } from '../inbox/room.ts';
import {
  type ApplicationFilter,
  createApplicationsRepository,
  type StoredApplication,
  undecided,
} from './applications.repository.ts';

interface ApplicationTypes {
  row: StoredApplication;
  shown: ValuesOf<typeof applicationFields>;
  standing: Pick<StoredApplication, keyof typeof applicationStanding>;
  change: ApplicationChange;
}

/** What only applications have. */
function applicationKind(deps: Deps): KindOfConversation<ApplicationTypes> {
  const { database, webhooks } = deps;
  return {
    kind: 'application',
    table: database.tables.applications,
    rows: createApplicationsRepository(database),
    shown: (application) => picked(applicationFields, application),
    isSettled: ({ status }) => !undecided.includes(status) || undefined,
    emitArrival: (tx, { kind }, at) => webhooks.emit(tx, 'application.created', { ...at, kind }),
    // without the person's name or words, so that deleting an application deletes them
    nameOf: (application) => subjectOf(application),
    keptOf: ({ status, createdAt, ...application }) => ({
      name: subjectOf(application),
      before: presentDated({ status, createdAt }),
    }),
    quote: (application, words) => ({
      ...application,
      subject: subjectOf(application, words),
      content: contentOf(application, words),
    }),
    standingOf,
    async changed(_tx, _actor, application, { seen, ...sent }) {
      const before = standingOf(application);
      const {
        status = before.status,
        assigneeId = before.assigneeId,
        language = before.language,
      } = sent;
      return { standing: { status, assigneeId, language }, seen };
    },
    reopened: standingOf,
  };
}

const standingOf = (application: StoredApplication) => picked(applicationStanding, application);

/** What the operations on applications to the internship and the trainings share. */
export const createApplicationsRoom = (deps: Deps) => ({
  ...createConversationRoom(deps, applicationKind(deps)),
  applications: createApplicationsRepository(deps.database),
});

type ApplicationsRoom = ReturnType<typeof createApplicationsRoom>;

/** @returns what its sender reads */
export async function sendApplication(
  room: ApplicationsRoom,
  form: ApplicationForm,
): Promise<Outcome> {
  const { forms, publicUrl } = room;
  const { kind, email, education, interests, message, locale } = form;
  const language = languageOf([education, interests, message].join('\n'), locale);
  await forms.receive('application', form, async (tx) => {
    await arrive(room, tx, { ...form, status: 'new', language });
    // nothing that was typed is in it: anyone can type the address of someone else
    await forms.mail(tx, {
      ...plainMail(email, (words) => words.applicationArrived(kind, publicUrl)),
      language: language || locale,
    });
  });
  return ['applicationSent', { kind }];
}

export const listApplications = (
  room: ApplicationsRoom,
  actor: Account,
  query: EndpointParsed<'admin.applications.list'>['query'],
) =>
  pageOfConversations(room, actor, query, (page, filter) =>
    room.applications.list(room.database.read, actor.userId, filter, page),
  );

export const countApplications = (
  { applications, database }: ApplicationsRoom,
  actor: Account,
  filter: ApplicationFilter,
) => applications.countByStatus(database.read, actor.userId, filter);

/** What matches now, newest first. */
export const exportApplications = async (
  { applications, database, clock }: ApplicationsRoom,
  actor: Account,
  filter: ApplicationFilter,
  tables: Words['tables'],
): Promise<FileReply> =>
  csvFile(tables.applications, await readCompanyTime({ database, clock }), csvCells, (page) =>
    applications.list(database.read, actor.userId, filter, page),
  );

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

const csvCells = {
  received: ({ createdAt }, time) => time(createdAt),
  kind: ({ kind }) => kind,
  status: ({ status }) => status,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  program: ({ program }) => program,
  education: ({ education }) => education,
  interests: ({ interests }) => interests,
  message: ({ message }) => message,
  language: ({ language }) => language,
} satisfies CsvCells<StoredApplication>;
