import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onForget } from '../saved-drafts.ts';
import { type Session, session, useSession } from '../session.ts';
import { type QueueOptions, UploadQueue, type Uploads } from './upload-queue.ts';

interface Opened<Details, Stored> {
  owner: string;
  queue: UploadQueue<Details, Stored>;
  close: () => void;
}

/**
 * Makes the hook of one kind of upload. It answers with the signed-in person's own queue, which
 * goes on whatever page is open, waits while their session has run out, and ends when they sign out.
 */
export function ownQueue<Details, Stored>() {
  const opened = new WeakMap<QueryClient, Opened<Details, Stored>>();
  return function useOwnQueue(options: () => QueueOptions<Details, Stored>) {
    const queries = useQueryClient();
    const owner = ownerOf(useSession());
    const known = opened.get(queries);
    if (known && known.owner === owner) return known.queue;
    known?.close();
    const made = openQueue(options(), owner);
    opened.set(queries, made);
    return made.queue;
  };
}

/** Whose files they are; nobody's have no name. */
const ownerOf = (person: Session | undefined): string => person?.email ?? '';

/** The uploads of a queue: on their way, or waiting for the person to decide. */
export function useQueued<Details, Stored>(queue: UploadQueue<Details, Stored>): Uploads<Details> {
  return useSyncExternalStore(queue.subscribe, queue.get, queue.get);
}

function openQueue<Details, Stored>(
  options: QueueOptions<Details, Stored>,
  owner: string,
): Opened<Details, Stored> {
  const isHere = () => ownerOf(session.get()) === owner;
  const queue = new UploadQueue(options, isHere);
  const stops = [
    // Nothing may be uploaded to the account of the next person.
    session.subscribe(() => (isHere() ? queue.resume() : queue.pause())),
    onForget((forgotten) => {
      if (forgotten === owner) queue.clear();
    }),
  ];
  const close = () => {
    for (const stop of stops) stop();
    queue.close();
  };
  return { owner, queue, close };
}
