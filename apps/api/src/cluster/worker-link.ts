import cluster from 'node:cluster';
import { createAnnouncements, type Listener } from '../db/announcements.ts';
import type { Count, CountsOfLimit } from '../lib/client-counts.ts';
import type { Counted } from '../lib/shared-counts.ts';
import type { Announcement } from '../startup-banner.ts';
import type { Assignment, CountQuestion, FromWorker, ToWorker } from './messages.ts';

/** What one of several worker processes has of the others, by way of the primary process. */
export interface WorkerLink extends Assignment {
  /** Tells the primary process that requests are answered. */
  ready(announcement: Announcement): void;
  /** Tells the other workers. */
  tell(news: string | undefined): void;
  /** Called with what other workers tell. */
  listen(listener: Listener): () => void;
  /** Called once the installation is to stop. */
  onStop(stop: () => void): void;
  /** Counts that all workers share. */
  countsOf: CountsOfLimit;
}

/** @returns undefined where this process is not one of several */
export async function connectWorker(): Promise<WorkerLink | undefined> {
  const { worker } = cluster;
  if (!worker) return undefined;
  const send = (message: FromWorker) => void worker.send(message);
  const assigned = Promise.withResolvers<Assignment>();
  const stopped = Promise.withResolvers<void>();
  const others = createAnnouncements();
  const questions = createCountQuestions(send);
  worker.on('message', (message: ToWorker) => {
    if (message.kind === 'assigned') assigned.resolve(message.assignment);
    else if (message.kind === 'news') others.deliver(message.news);
    else if (message.kind === 'counted') questions.answer(message.id, message.count);
    else stopped.resolve();
  });
  leaveSignalsToPrimary();
  send({ kind: 'hello' });
  return {
    ...(await assigned.promise),
    ready: (announcement) => send({ kind: 'ready', announcement }),
    tell: (news) => send({ kind: 'news', news }),
    listen: others.listen,
    onStop: (stop) => void stopped.promise.then(stop),
    countsOf: questions.countsOf,
  };
}

/** Ctrl-C reaches every process of a terminal at once; what follows is for the primary to say. */
function leaveSignalsToPrimary(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
}

/** Asks the primary process to count; without it this process would not be there either. */
function createCountQuestions(send: (question: CountQuestion) => void) {
  const waiting = new Map<number, (count: Count) => void>();
  let lastId = 0;
  const ask = (kind: CountQuestion['ask'], counted: Counted) =>
    new Promise<Count>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      send({ kind: 'count', id: lastId, ask: kind, counted });
    });
  const countsOf: CountsOfLimit = (limit, windowMs) => ({
    add: (client) => ask('add', { limit, windowMs, client }),
    hitsOf: async (client) => (await ask('hitsOf', { limit, windowMs, client })).hits,
    takeBack: async (client) => void (await ask('takeBack', { limit, windowMs, client })),
  });
  return {
    countsOf,
    answer: (id: number, count: Count) => {
      waiting.get(id)?.(count);
      waiting.delete(id);
    },
  };
}
