import {
  type Application,
  type ApplicationChange,
  type ApplicationKind,
  type ApplicationStatus,
  matchesSearch,
  problemTexts,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoApplication } from '../demo-data.ts';
import { found } from '../demo-problem.ts';
import { audit } from './activity.ts';
import { csvOf } from './csv.ts';
import { partOf } from './list-part.ts';
import { keepFile, unsentFiles } from './reply-files.ts';
import {
  addNote,
  addReply,
  assigneeOf,
  deleteNote,
  isGivenTo,
  lastReplyOf,
  passOn,
  toEach,
} from './shared-records.ts';
import { putIntoTrash } from './trash.ts';

interface Filter {
  q: string;
  kind?: ApplicationKind | undefined;
  status?: ApplicationStatus | undefined;
  assignee?: string | undefined;
  seen?: 'no' | undefined;
}

const SEARCHED = ['name', 'email', 'phone', 'education', 'interests', 'program', 'message'];
const COLUMNS = ['date', 'kind', 'status', ...SEARCHED];

/** The applications in the back-office. */
export const applicationAnswers: DemoAnswers = {
  'admin.applications.list': (call) => {
    const { items, next } = partOf(matching(call, call.query), call.query);
    return { items: items.map(withoutParts), next };
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
    const { forwards: _, ...shown } = application;
    const unsent_files = unsentFiles(call, application.id);
    return { ...shown, ...lastReplyOf(application), seen: isSeen(application), unsent_files };
  },
  'admin.applications.update': (call) =>
    withoutParts(change(call, requireApplication(call, call.params.id), call.body)),
  'admin.applications.bulk.change': (call) =>
    toEach(call.data.applications, call.body.ids, (one) => change(call, one, call.body.change)),
  'admin.applications.bulk.delete': (call) =>
    toEach(call.data.applications, call.body.ids, (one) => remove(call, one)),
  'admin.applications.notes.add': (call) =>
    addNote(call, requireApplication(call, call.params.id), call.body),
  'admin.applications.notes.delete': ({ data, params }) => {
    deleteNote(data.applications, params.id);
    return undefined;
  },
  'admin.applications.forward': (call) => {
    const application = requireApplication(call, call.params.id);
    const told = passOn(call, application, call.body);
    audit(call, 'sent', aboutApplication(application));
    return told;
  },
  'admin.applications.files.add': (call) =>
    keepFile(call, requireApplication(call, call.params.id).id),
  'admin.applications.reply': (call) => {
    const application = requireApplication(call, call.params.id);
    const { name, kind } = application;
    const { reply, isNew } = addReply(call, application, { name, subject: kind }, call.body);
    if (!isNew) return reply;
    application.seen = true;
    audit(call, 'sent', aboutApplication(application));
    return reply;
  },
  'admin.applications.delete': (call) => {
    remove(call, requireApplication(call, call.params.id));
    return undefined;
  },
};

/** What changes of an application, as the server changes it. */
function change(
  call: AnyCall,
  application: DemoApplication,
  changed: ApplicationChange,
): DemoApplication {
  const told = ({ status, assigneeId }: DemoApplication) => ({
    status,
    assignee: assigneeOf(call, assigneeId),
  });
  const before = told(application);
  Object.assign(application, changed);
  const after = told(application);
  // who has read something has changed nothing
  if (JSON.stringify(before) !== JSON.stringify(after))
    audit(call, 'changed', aboutApplication(application), { before, after });
  return application;
}

function remove(call: AnyCall, application: DemoApplication): void {
  call.data.applications = call.data.applications.filter((one) => one !== application);
  const { id, email } = application;
  const { name } = aboutApplication(application);
  putIntoTrash(call, { kind: 'application', id, name, email, record: application });
  audit(call, 'deleted', aboutApplication(application));
}

/** What was decided is new to nobody. */
const isSeen = ({ seen, status }: DemoApplication): boolean =>
  seen || status === 'accepted' || status === 'declined';

const matching = (call: AnyCall, { q, kind, status, assignee, seen }: Filter) =>
  call.data.applications.filter(
    (one) =>
      matchesSearch({ ...one }, SEARCHED, q) &&
      (!kind || one.kind === kind) &&
      (!status || one.status === status) &&
      !(seen && isSeen(one)) &&
      isGivenTo(call, one, assignee),
  );

const requireApplication = ({ data }: AnyCall, id: string): DemoApplication =>
  found(
    data.applications.find((one) => one.id === id),
    problemTexts.noApplication,
  );

const withoutParts = (whole: DemoApplication): Application => {
  const { replies: _, notes: __, forwards: ___, ...application } = whole;
  return { ...application, ...lastReplyOf(whole), seen: isSeen(whole) };
};

const aboutApplication = ({ id, name }: DemoApplication) =>
  ({ subject: 'application', id, name }) as const;
