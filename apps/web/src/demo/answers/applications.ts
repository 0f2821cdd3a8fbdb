import {
  type ApplicationKind,
  type ApplicationStatus,
  type MessageReply,
  matchesSearch,
  problemTexts,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoApplication } from '../demo-data.ts';
import { found } from '../demo-problem.ts';
import { actorOf, fullName } from './account-records.ts';
import { audit } from './activity.ts';
import { csvOf } from './csv.ts';
import { partOf } from './list-part.ts';
import { filled, lastReplyOf } from './messages.ts';
import { keepFile, takeFiles, unsentFiles } from './reply-files.ts';
import { putIntoTrash } from './trash.ts';

interface Filter {
  q: string;
  kind?: ApplicationKind | undefined;
  status?: ApplicationStatus | undefined;
}

const SEARCHED = ['name', 'email', 'phone', 'education', 'interests', 'program', 'message'];
const COLUMNS = ['date', 'kind', 'status', ...SEARCHED];

/** The applications in the back-office. */
export const applicationAnswers: DemoAnswers = {
  'admin.applications.list': (call) => {
    const { items, next } = partOf(matching(call, call.query), call.query);
    return { items: items.map(presented), next };
  },
  'admin.applications.export': (call) => csvOf(COLUMNS, matching(call, call.query)),
  'admin.applications.counts': (call) => {
    const of = (status: ApplicationStatus) => matching(call, { ...call.query, status }).length;
    return {
      new: of('new'),
      shortlisted: of('shortlisted'),
      accepted: of('accepted'),
      declined: of('declined'),
    };
  },
  'admin.applications.get': (call) => {
    const application = requireApplication(call, call.params.id);
    return { ...presented(application), unsent_files: unsentFiles(call, application.id) };
  },
  'admin.applications.update': (call) => {
    const application = requireApplication(call, call.params.id);
    const before = { status: application.status };
    application.status = call.body.status;
    audit(call, 'changed', aboutApplication(application), { before, after: call.body });
    return presented(application);
  },
  'admin.applications.files.add': (call) =>
    keepFile(call, requireApplication(call, call.params.id).id),
  'admin.applications.reply': (call) => {
    const application = requireApplication(call, call.params.id);
    const { key } = call.body;
    const known = application.replies.find(({ id }) => id === key);
    if (known) return known;
    const { name, kind } = application;
    const reply: MessageReply = {
      id: key ?? call.newId(),
      content: filled(call, { name, subject: kind }, call.body.content),
      author: fullName(actorOf(call)),
      date: call.now().toISOString(),
      status: 'sent',
      kept_as_file: true,
      reason: '',
      files: takeFiles(call, call.body.files),
    };
    application.replies.push(reply);
    audit(call, 'sent', aboutApplication(application));
    return reply;
  },
  'admin.applications.delete': (call) => {
    const application = requireApplication(call, call.params.id);
    call.data.applications = call.data.applications.filter((one) => one !== application);
    const { id, email } = application;
    const { name } = aboutApplication(application);
    putIntoTrash(call, { kind: 'application', id, name, email, record: application });
    audit(call, 'deleted', aboutApplication(application));
    return undefined;
  },
};

const matching = ({ data }: AnyCall, { q, kind, status }: Filter) =>
  data.applications.filter(
    (one) =>
      matchesSearch({ ...one }, SEARCHED, q) &&
      (!kind || one.kind === kind) &&
      (!status || one.status === status),
  );

const requireApplication = ({ data }: AnyCall, id: string): DemoApplication =>
  found(
    data.applications.find((one) => one.id === id),
    problemTexts.noApplication,
  );

const presented = (one: DemoApplication) => ({ ...one, ...lastReplyOf(one) });

const aboutApplication = ({ id, name }: DemoApplication) =>
  ({ subject: 'application', id, name }) as const;
