import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from '../../../lib/api-context.ts';
import { onForget } from '../../../lib/kept-drafts.ts';
import { session, useSession } from '../../../lib/session.ts';
import { shrinkPicture } from '../../../lib/shrink/shrink-picture.ts';
import { initialState } from '../state/editor-action.ts';
import { useEditorStore } from '../state/editor-store.ts';
import type { Uploads } from '../state/uploads/upload.ts';
import { UploadQueue } from '../state/uploads/upload-queue.ts';
import { Failure, reasonOf } from './failure.ts';
import { isNoAnswer } from './no-answer.ts';
import { uploadMedia } from './upload-media.ts';
import type { Wiring } from './wiring.ts';

interface Kept {
  owner: string | undefined;
  queue: UploadQueue;
  close: () => void;
}

const kept = new WeakMap<QueryClient, Kept>();

/** The person's own queue; it goes on whatever page is open, and ends when they sign out. */
export function useUploadQueue(): UploadQueue {
  const queries = useQueryClient();
  const api = useApi();
  const store = useEditorStore();
  const owner = useSession()?.email;
  const known = kept.get(queries);
  if (known && known.owner === owner) return known.queue;
  known?.close();
  const made = openQueue({ api, queries, store }, owner);
  kept.set(queries, made);
  return made.queue;
}

/** What is on its way, or waits for somebody to decide. */
export function useUploads(): Uploads {
  const queue = useUploadQueue();
  return useSyncExternalStore(queue.subscribe, queue.get);
}

function openQueue(wiring: Wiring, owner: string | undefined): Kept {
  const isHere = () => session.get()?.email === owner;
  const queue = new UploadQueue({
    prepare: shrinkPicture,
    send: (upload, sending) => uploadMedia(wiring, upload, sending),
    mayRun: isHere,
    isNoLine: isNoAnswer,
    problemOf: (cause) => ({
      message: cause instanceof Error ? cause.message : String(cause),
      reason: cause instanceof Failure ? cause.reason : reasonOf(cause),
    }),
  });
  const stops = [
    // Nothing may travel under the next person's name.
    session.subscribe(() => (isHere() ? queue.tryAgain() : queue.pause())),
    onForget((forgotten) => {
      if (forgotten === owner) queue.clear();
    }),
    // 'Cancel' drops what was typed, and so the file that waits in the form.
    wiring.store.subscribe(() => {
      if (wiring.store.get() === initialState) queue.dispatch({ type: 'form left' });
    }),
  ];
  const close = () => {
    for (const stop of stops) stop();
    queue.close();
  };
  return { owner, queue, close };
}
