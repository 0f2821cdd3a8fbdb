import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormValues } from '#components/form/public-form.tsx';
import { DraftSaver } from '#lib/draft-saver.ts';
import { draftKey, listDrafts, removeDraft } from '#lib/saved-drafts.ts';

/** Whoever writes has no account: the drafts of a browser are told apart by the request. */
const OWNER = 'reference';

/** What was typed for a request, from the latest visit of this browser. */
export function readWords(requestId: string): FormValues | undefined {
  return listDrafts(OWNER, requestId)
    .map(({ content }) => content)
    .find(isWords);
}

const isWords = (content: unknown): content is FormValues =>
  typeof content === 'object' &&
  content !== null &&
  Object.values(content).every((value) => typeof value === 'string');

/** Keeps what is typed in this browser until it is sent; two tabs keep theirs apart. */
export function useWordsDraft(requestId: string) {
  const [works, setWorks] = useState(true);
  const words = useRef<FormValues>(undefined);
  const [{ saver, start }] = useState(() => ({
    saver: new DraftSaver({
      key: draftKey(OWNER, requestId),
      content: () => words.current,
      onSaved: setWorks,
    }),
    start: readWords(requestId),
  }));
  useEffect(() => () => saver.close(), [saver]);
  return {
    start,
    /** False once the browser has refused to keep what is typed. */
    works,
    keep: useCallback(
      (typed: FormValues) => {
        words.current = typed;
        saver.schedule();
      },
      [saver],
    ),
    flush: saver.flush,
    /** Sent, or no longer wanted: earlier drafts of the request go, too. */
    drop: useCallback(() => {
      words.current = undefined;
      saver.drop();
      forgetWords(requestId);
    }, [saver, requestId]),
  };
}

function forgetWords(requestId: string): void {
  for (const { key } of listDrafts(OWNER, requestId)) removeDraft(key);
}
