import { useEffect, useEffectEvent, useState } from 'react';
import type { Editor } from '#lib/editing/use-editor.ts';
import { useMissingPictures } from './use-text-pictures.ts';

/**
 * Saving a post waits until the pictures that are on their way stand in its text, and stores nothing
 * where one of them did not arrive: anyone who saves says what becomes of it.
 */
export function useSaveWithPictures(submit: Editor['submit']) {
  const { underWay, failed, dropFailed } = useMissingPictures();
  const [state, setState] = useState<'idle' | 'waiting' | 'held'>('idle');
  const send = useEffectEvent(() => void submit());
  useEffect(() => {
    // tried again, or taken away: what becomes of it is known
    if (state === 'held' && failed === 0) setState('idle');
    if (state !== 'waiting' || underWay > 0) return;
    setState(failed > 0 ? 'held' : 'idle');
    if (failed === 0) send();
  }, [state, underWay, failed]);
  return {
    /** How many pictures are not in the text yet. */
    missing: underWay + failed,
    /** How many of them it waits for. */
    awaited: state === 'waiting' ? underWay : 0,
    /** How many have not arrived, and keep it from being saved. */
    held: state === 'held' ? failed : 0,
    submit(event?: Parameters<Editor['submit']>[0]) {
      event?.preventDefault();
      event?.stopPropagation();
      if (underWay + failed === 0) return submit();
      setState('waiting');
      return Promise.resolve();
    },
    saveWithout(): void {
      dropFailed();
      setState('waiting');
    },
  };
}
