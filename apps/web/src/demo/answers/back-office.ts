import type { AdminOverview, AdminWaiting, AuditEntry, SystemStatus } from '@vitrine/contracts';
import { after } from '#lib/clock.ts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { actorOf } from './account-records.ts';
import { readsOverview } from './article-reads.ts';
import { csvOf } from './csv.ts';
import { partOf } from './list-part.ts';
import { unreadCount } from './messages.ts';
import { isDraftOf } from './posts.ts';

const NEWEST = 8;
const HEARTBEAT_MS = 10_000;
const GIGABYTE = 1024 ** 3;
const STORAGE = {
  level: 'enough',
  freeBytes: 40 * GIGABYTE,
  totalBytes: 64 * GIGABYTE,
} as const;
const AUDIT_COLUMNS = [
  'date',
  'actor',
  'action',
  'subject',
  'subject_id',
  'name',
  'before',
  'after',
];

/** The dashboard of the back-office, and who did what. */
export const backOfficeAnswers: DemoAnswers = {
  'admin.overview': (call) => overviewOf(call),
  'admin.waiting': (call) => waitingOf(call),
  'admin.audit.list': (call) => partOf(entriesOf(call, call.query), call.query),
  'admin.audit.export': (call) => csvOf(AUDIT_COLUMNS, entriesOf(call, call.query)),
  // nothing arrives by itself; the stream stays open, as the server's does
  'admin.events': () => heartbeats(),
  'service.health': () => ({ status: 'ok' }),
  'system.alive': () => ({ status: 'ok' }),
  'system.ready': () => ({ status: 'ready' }),
  'system.status': (call) => systemOf(call),
};

function overviewOf(call: AnyCall): AdminOverview {
  const { accounts, content, posts, applications, audit, settings } = call.data;
  const unread = unreadCount(call);
  const newApplications = applications.filter(({ status }) => status === 'new').length;
  const drafts = posts.filter(({ status }) => status === 'draft' || status === 'submitted').length;
  const { amount, currency } = settings.content.revenue;
  return {
    totalUsers: accounts.length,
    activeProjects: content.projects.length,
    pendingTasks: unread + drafts + newApplications,
    revenue: amount && [amount, currency].filter(Boolean).join(' '),
    unread,
    newApplications,
    drafts,
    scheduled: posts.filter(({ status }) => status === 'scheduled').length,
    failedMails: call.data.outbox.filter(({ status }) => status === 'failed').length,
    reads: readsOverview(call),
    activity: audit.slice(0, NEWEST),
    storage: STORAGE,
    // nothing is sent from a demo, and nobody is to set that up
    mail: 'smtp',
  };
}

function waitingOf(call: AnyCall): AdminWaiting {
  const { scheduled, failedMails } = overviewOf(call);
  const { id } = actorOf(call);
  const open = call.data.messages.filter(({ state }) => state === 'open');
  const isOwn = ({ assigneeId }: { assigneeId: string | null }) => assigneeId === id;
  const isMineToDo = (one: { assigneeId: string | null }) => one.assigneeId === null || isOwn(one);
  const undecided = call.data.applications.filter(({ status }) => status === 'new');
  return {
    messages: open.filter((one) => !one.seen && isMineToDo(one)).length,
    newApplications: undecided.filter(isMineToDo).length,
    answering: open.filter(isOwn).length,
    drafts: call.data.posts.filter((post) => isDraftOf(call, post)).length,
    submitted: call.data.posts.filter(({ status }) => status === 'submitted').length,
    ...{ scheduled, failedMails },
  };
}

/** There is no system: what the screen says of one is a sample, like the rest. */
function systemOf({ data, now }: AnyCall): SystemStatus {
  const at = (hours: number) => new Date(now().getTime() - hours * 3_600_000).toISOString();
  return {
    version: 'demo',
    node: 'v24.14.1',
    startedAt: at(75),
    database: {
      ...{ kind: 'sqlite', version: '3.51', bytes: 48_000_000, schema: 'current' },
      processes: ['demo 1'],
    },
    storage: STORAGE,
    files: './data/files',
    backup: { at: at(9), file: './backups/vitrine.tar.gz', bytes: 31_000_000, verified: true },
    mail: {
      ...{ mode: 'folder', place: 'nowhere: this is a demo', waiting: 0 },
      failed: data.outbox.filter(({ status }) => status === 'failed').length,
    },
    webhooks: { targets: data.webhooks.length, switchedOff: 0, failed: 0 },
    droppedLogLines: 0,
  };
}

interface AuditFilter {
  actor?: string | undefined;
  subject?: string | undefined;
  subject_id?: string | undefined;
}

const entriesOf = ({ data }: AnyCall, { actor, subject, subject_id }: AuditFilter): AuditEntry[] =>
  data.audit.filter(
    (entry) =>
      (!actor || entry.actor.includes(actor.toLowerCase())) &&
      (!subject || entry.subject === subject) &&
      (!subject_id || entry.subject_id === subject_id),
  );

function heartbeats(): ReadableStream<Uint8Array> {
  const beat = new TextEncoder().encode(': still here\n\n');
  let stop: (() => void) | undefined;
  return new ReadableStream({
    start(controller) {
      const send = () => {
        controller.enqueue(beat);
        stop = after(HEARTBEAT_MS, send);
      };
      send();
    },
    cancel() {
      stop?.();
    },
  });
}
