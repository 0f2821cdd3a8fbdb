import { useCallback, useEffect, useState } from 'react';

/** How long before its turn a slide may start to load. */
const PREPARE_MS = 2_500;

interface Rotation {
  current: number;
  /** The slides whose pictures may load: those shown so far and the one whose turn is near. */
  prepared: ReadonlySet<number>;
  /** Shows a slide for the whole interval. */
  show(slide: number): void;
}

interface RotationOptions {
  count: number;
  intervalMs: number;
  paused: boolean;
}

/** Shows one slide after another and, after the last, the first again. */
export function useRotation({ count, intervalMs, paused }: RotationOptions): Rotation {
  // An object, so that choosing the slide that is already shown restarts the timer, too.
  const [turn, setTurn] = useState({ slide: 0 });
  const [prepared, setPrepared] = useState<ReadonlySet<number>>(() => new Set([0]));
  const current = turn.slide < count ? turn.slide : 0;

  const prepare = useCallback((slide: number) => {
    setPrepared((before) => (before.has(slide) ? before : new Set([...before, slide])));
  }, []);
  const show = useCallback(
    (slide: number) => {
      prepare(slide);
      setTurn({ slide });
    },
    [prepare],
  );

  useEffect(() => {
    if (paused || count < 2) return;
    const next = turn.slide + 1 < count ? turn.slide + 1 : 0;
    const near = setTimeout(prepare, Math.max(0, intervalMs - PREPARE_MS), next);
    const due = setTimeout(show, intervalMs, next);
    return () => {
      clearTimeout(near);
      clearTimeout(due);
    };
  }, [paused, count, intervalMs, turn, prepare, show]);

  return { current, prepared, show };
}
