import {
  type Application,
  type ApplicationKind,
  type ApplicationStatus,
  matchesSearch,
  problemTexts,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { found } from '../demo-problem.ts';
import { audit } from './activity.ts';
import { csvOf } from './csv.ts';
import { partOf } from './list-part.ts';

interface Filter {
  q: string;
  kind?: ApplicationKind | undefined;
  status?: ApplicationStatus | undefined;
}

const SEARCHED = ['name', 'email', 'phone', 'education', 'interests', 'program', 'message'];
const COLUMNS = ['date', 'kind', 'status', ...SEARCHED];

/** The applications in the back-office. */
export const applicationAnswers: DemoAnswers = {
  'admin.applications.list': (call) => partOf(matching(call, call.query), call.query),
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
  'admin.applications.get': (call) => requireApplication(call, call.params.id),
  'admin.applications.update': (call) => {
    const application = requireApplication(call, call.params.id);
    const before = { status: application.status };
    application.status = call.body.status;
    audit(call, 'changed', aboutApplication(application), { before, after: call.body });
    return application;
  },
  'admin.applications.delete': (call) => {
    const application = requireApplication(call, call.params.id);
    call.data.applications = call.data.applications.filter((one) => one !== application);
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

const requireApplication = ({ data }: AnyCall, id: string): Application =>
  found(
    data.applications.find((one) => one.id === id),
    problemTexts.noApplication,
  );

const aboutApplication = ({ id, name }: Application) =>
  ({ subject: 'application', id, name }) as const;
