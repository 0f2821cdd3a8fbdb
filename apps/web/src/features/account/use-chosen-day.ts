import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Where each key leads; the arrows step, Home and End go all the way. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Which of the days in a row is looked at, by pointer or by key; the last one to begin with. */
export function useChosenDay(count: number) {
  const last = count - 1;
  const [picked, pick] = useState<number>();
  const chosen = Math.min(picked ?? last, last);
  const within = (index: number) => Math.min(last, Math.max(0, index));
  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    pick(within(Math.floor(((event.clientX - left) / width) * count)));
  };
  const area = {
    onPointerDown: pointAt,
    onPointerMove: pointAt,
    onPointerLeave: (event: PointerEvent) => {
      // A finger always leaves when it is lifted, and what it chose should stay to be read.
      if (event.pointerType === 'mouse') pick(undefined);
    },
    onBlur: () => pick(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      pick(within(chosen + step));
    },
  };
  return { chosen, area };
}
