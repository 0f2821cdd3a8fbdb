import {
  type ContentType,
  contentDefinitions,
  contentTypes,
  TRASH_DAYS,
  type Trashed,
  type TrashKind,
  trashTexts,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoAccount, DemoData, OwnRecords } from '../demo-data.ts';
import { DemoProblem } from '../demo-problem.ts';
import { actorOf, requireFreeEmail } from './account-records.ts';
import { audit } from './activity.ts';
import { partOf } from './list-part.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

interface Deleted {
  kind: TrashKind;
  id: string;
  name: string;
  email?: string;
  /** As the data has it. */
  record: unknown;
  /** Of an account. */
  own?: OwnRecords | undefined;
}

/** Keeps what is about to be deleted, see `/admin/trash`. */
export function putIntoTrash(call: AnyCall, { email = '', ...deleted }: Deleted): void {
  const date = call.now().toISOString();
  call.data.trash.unshift({ ...deleted, email, actor: actorOf(call).email, date });
}

/** What was deleted in this browser (DEM-02). */
export const trashAnswers: DemoAnswers = {
  'admin.trash.list': (call) => {
    const { kind } = call.query;
    const kept = call.data.trash.filter((one) => !kind || one.kind === kind);
    return partOf(
      kept.map((one) => present(call, one)),
      call.query,
    );
  },
  'admin.trash.restore': (call) => {
    const { kind, id } = call.params;
    const kept = take(call, kind, id);
    if (!kept) {
      const known = homeOf(call.data, kind).some((one) => one.id === id);
      if (known) return { name: '', notes: [] };
      throw new DemoProblem('gone', trashTexts.noTrashed);
    }
    const { name, record, own } = kept;
    if (kind === 'account') {
      const account = record as DemoAccount;
      const email = call.body.email ?? account.email;
      requireFreeEmail(call.data.accounts, email, id);
      account.email = email;
      if (own) call.data.own[id] = own;
    }
    homeOf(call.data, kind).unshift(record as { id: string });
    audit(call, 'restored', { subject: subjectOf(kind), id, name });
    return { name, notes: [] };
  },
  'admin.trash.delete': (call) => {
    const { kind, id } = call.params;
    const kept = take(call, kind, id);
    if (kept) audit(call, 'erased', { subject: subjectOf(kind), id, name: kept.name });
    return undefined;
  },
  'admin.trash.empty': (call) => {
    const until = new Date(call.body.until);
    const left = call.data.trash.filter(({ date }) => new Date(date) > until);
    const deleted = call.data.trash.length - left.length;
    call.data.trash = left;
    return { deleted };
  },
};

type Kept = DemoData['trash'][number];

function take({ data }: AnyCall, kind: TrashKind, id: string): Kept | undefined {
  const kept = data.trash.find((one) => one.kind === kind && one.id === id);
  data.trash = data.trash.filter((one) => one !== kept);
  return kept;
}

const isContent = (kind: TrashKind): kind is ContentType =>
  (contentTypes as readonly string[]).includes(kind);

/** The list of the data that a record belongs to. */
function homeOf(data: DemoData, kind: TrashKind): { id: string }[] {
  if (isContent(kind)) return data.content[kind];
  const homes = {
    post: data.posts,
    message: data.messages,
    application: data.applications,
    picture: data.library,
    newsletter: data.issues,
    account: data.accounts,
  };
  return homes[kind];
}

const subjectOf = (kind: TrashKind) => (isContent(kind) ? contentDefinitions[kind].subject : kind);

function present({ now }: AnyCall, { kind, id, name, email, actor, date }: Kept): Trashed {
  const ends = new Date(new Date(date).getTime() + TRASH_DAYS * DAY_MS);
  const left = Math.ceil((ends.getTime() - now().getTime()) / DAY_MS);
  const dates = { date, ends: ends.toISOString(), days_left: Math.max(0, left) };
  return { kind, id, name, email, actor, ...dates, shown_in: [] };
}
